/* The base field.
 * Written by gen/x86_mont.py, which explains the method; gen/x86_mont.py --check compares. */
#if defined(__x86_64__)

#ifdef CUZK_VERIFY
#define ENTRY(name) name##_unchecked
#else
#define ENTRY(name) name
#endif

    .text

    .section .rodata
    .p2align 6
    .type fp_x86_modulus, @object
fp_x86_modulus:
    .quad 0xb9feffffffffaaab, 0x1eabfffeb153ffff, 0x6730d2a0f6b0f624, 0x64774b84f38512bf, 0x4b1ba7b6434bacd7, 0x1a0111ea397fe69a
    .size fp_x86_modulus, 48
    .type fp_x86_neg_inv, @object
fp_x86_neg_inv: /* -1/modulus mod 2^64 */
    .quad 0x89f3fffcfffcfffd
    .size fp_x86_neg_inv, 8
    .text

    .p2align 6
    .globl ENTRY(fp_mul)
    .type ENTRY(fp_mul), @function
    .globl fp_mul_x86
    .type fp_mul_x86, @function
ENTRY(fp_mul):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fp_mul_portable
fp_mul_x86:
    endbr64
    push %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    push %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    push %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    push %r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r13, 0
    mov %rdx, %rcx
    mov 0(%rcx), %rdx
    mulx 0(%rsi), %rax, %r8
    mulx 8(%rsi), %r12, %r9
    add %r12, %r8
    mulx 16(%rsi), %r12, %r10
    adc %r12, %r9
    mulx 24(%rsi), %r12, %r11
    adc %r12, %r10
    mulx 32(%rsi), %r12, %rbx
    adc %r12, %r11
    mulx 40(%rsi), %r12, %rbp
    adc %r12, %rbx
    adc $0, %rbp
    mov %rax, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    adcx %rax, %rbp
    mov 8(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 16(%rsi), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 32(%rsi), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 40(%rsi), %r12, %rax
    adcx %r12, %rbp
    mov $0, %r12d
    mov %r8, %rdx
    adox %r12, %rax
    adcx %r12, %rax
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    adcx %r8, %rax
    mov 16(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 16(%rsi), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 32(%rsi), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx 40(%rsi), %r12, %r8
    adcx %r12, %rax
    mov $0, %r12d
    mov %r9, %rdx
    adox %r12, %r8
    adcx %r12, %r8
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    adcx %r9, %r8
    mov 24(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 16(%rsi), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 32(%rsi), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx 40(%rsi), %r12, %r9
    adcx %r12, %r8
    mov $0, %r12d
    mov %r10, %rdx
    adox %r12, %r9
    adcx %r12, %r9
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    adcx %r10, %r9
    mov 32(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 16(%rsi), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 32(%rsi), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx 40(%rsi), %r12, %r10
    adcx %r12, %r9
    mov $0, %r12d
    mov %r11, %rdx
    adox %r12, %r10
    adcx %r12, %r10
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    adcx %r11, %r10
    mov 40(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 16(%rsi), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 32(%rsi), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx 40(%rsi), %r12, %r11
    adcx %r12, %r10
    mov $0, %r12d
    mov %rbx, %rdx
    adcx %r12, %r11
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    adcx %rbx, %r11
    cmp fp_x86_modulus+40(%rip), %r11
    jae .Lfp_mul_1
.Lfp_mul_2:
    mov %rbp, 0(%rdi)
    mov %rax, 8(%rdi)
    mov %r8, 16(%rdi)
    mov %r9, 24(%rdi)
    mov %r10, 32(%rdi)
    mov %r11, 40(%rdi)
    .cfi_remember_state
    pop %r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r13
    pop %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    pop %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    pop %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    ret
    .cfi_restore_state
.Lfp_mul_1:
    sub fp_x86_modulus+0(%rip), %rbp
    sbb fp_x86_modulus+8(%rip), %rax
    sbb fp_x86_modulus+16(%rip), %r8
    sbb fp_x86_modulus+24(%rip), %r9
    sbb fp_x86_modulus+32(%rip), %r10
    sbb fp_x86_modulus+40(%rip), %r11
    jnc .Lfp_mul_2
    add fp_x86_modulus+0(%rip), %rbp
    adc fp_x86_modulus+8(%rip), %rax
    adc fp_x86_modulus+16(%rip), %r8
    adc fp_x86_modulus+24(%rip), %r9
    adc fp_x86_modulus+32(%rip), %r10
    adc fp_x86_modulus+40(%rip), %r11
    jmp .Lfp_mul_2
    .cfi_endproc
    .size ENTRY(fp_mul), . - ENTRY(fp_mul)
    .size fp_mul_x86, . - fp_mul_x86

    .p2align 6
    .globl ENTRY(fp_sqr)
    .type ENTRY(fp_sqr), @function
    .globl fp_sqr_x86
    .type fp_sqr_x86, @function
ENTRY(fp_sqr):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fp_sqr_portable
fp_sqr_x86:
    endbr64
    push %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    push %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    push %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    mov 32(%rsi), %r11
    mov 40(%rsi), %rbx
    lea (%r8,%r8), %r12
    mov %r12, -88(%rsp)
    lea (%r9,%r9), %r12
    mov %r12, -80(%rsp)
    lea (%r10,%r10), %r12
    mov %r12, -72(%rsp)
    lea (%r11,%r11), %r12
    mov %r12, -64(%rsp)
    lea (%rbx,%rbx), %r12
    mov %r12, -56(%rsp)
    add %r8, %r8
    adc %r9, %r9
    mov %r9, -32(%rsp)
    adc %r10, %r10
    mov %r10, -24(%rsp)
    adc %r11, %r11
    mov %r11, -16(%rsp)
    adc %rbx, %rbx
    mov %rbx, -8(%rsp)
    mov 0(%rsi), %rdx
    mulx %rdx, %rax, %r8
    mulx -88(%rsp), %r12, %r9
    add %r12, %r8
    mulx -32(%rsp), %r12, %r10
    adc %r12, %r9
    mulx -24(%rsp), %r12, %r11
    adc %r12, %r10
    mulx -16(%rsp), %r12, %rbx
    adc %r12, %r11
    mulx -8(%rsp), %r12, %rbp
    adc %r12, %rbx
    adc $0, %rbp
    mov %rax, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %r8
    adox %rcx, %r9
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %r10
    adox %rcx, %r11
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %rbx
    adox %rcx, %rbp
    adcx %rax, %rbp
    mov 8(%rsi), %rdx
    xor %r12d, %r12d
    mulx %rdx, %r12, %rcx
    adox %rcx, %r10
    adcx %r12, %r9
    mulx -80(%rsp), %r12, %rcx
    adcx %r12, %r10
    adox %rcx, %r11
    mulx -24(%rsp), %r12, %rcx
    adox %rcx, %rbx
    adcx %r12, %r11
    mulx -16(%rsp), %r12, %rcx
    adcx %r12, %rbx
    adox %rcx, %rbp
    mulx -8(%rsp), %r12, %rax
    adcx %r12, %rbp
    mov $0, %r12d
    mov %r8, %rdx
    adox %r12, %rax
    adcx %r12, %rax
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %r9
    adcx %r12, %r8
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %r9
    adox %rcx, %r10
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %r11
    adcx %r12, %r10
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %r11
    adox %rcx, %rbx
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %rbp
    adox %rcx, %rax
    adcx %r8, %rax
    mov 16(%rsi), %rdx
    xor %r12d, %r12d
    mulx %rdx, %r12, %rcx
    adox %rcx, %rbx
    adcx %r12, %r11
    mulx -72(%rsp), %r12, %rcx
    adcx %r12, %rbx
    adox %rcx, %rbp
    mulx -16(%rsp), %r12, %rcx
    adox %rcx, %rax
    adcx %r12, %rbp
    mulx -8(%rsp), %r12, %r8
    adcx %r12, %rax
    mov $0, %r12d
    mov %r9, %rdx
    adox %r12, %r8
    adcx %r12, %r8
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %r10
    adox %rcx, %r11
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %rbx
    adox %rcx, %rbp
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %rax
    adcx %r12, %rbp
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %rax
    adox %rcx, %r8
    adcx %r9, %r8
    mov 24(%rsi), %rdx
    xor %r12d, %r12d
    mulx %rdx, %r12, %rcx
    adox %rcx, %rax
    adcx %r12, %rbp
    mulx -64(%rsp), %r12, %rcx
    adcx %r12, %rax
    adox %rcx, %r8
    mulx -8(%rsp), %r12, %r9
    adcx %r12, %r8
    mov $0, %r12d
    mov %r10, %rdx
    adox %r12, %r9
    adcx %r12, %r9
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %r11
    adcx %r12, %r10
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %r11
    adox %rcx, %rbx
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %rbp
    adox %rcx, %rax
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %r8
    adox %rcx, %r9
    adcx %r10, %r9
    mov 32(%rsi), %rdx
    xor %r12d, %r12d
    mulx %rdx, %r12, %rcx
    adox %rcx, %r9
    adcx %r12, %r8
    mulx -56(%rsp), %r12, %r10
    adcx %r12, %r9
    mov $0, %r12d
    mov %r11, %rdx
    adox %r12, %r10
    adcx %r12, %r10
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %rbx
    adcx %r12, %r11
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %rbx
    adox %rcx, %rbp
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %rax
    adcx %r12, %rbp
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %rax
    adox %rcx, %r8
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %r9
    adcx %r12, %r8
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %r9
    adox %rcx, %r10
    adcx %r11, %r10
    mov 40(%rsi), %rdx
    xor %r12d, %r12d
    mulx %rdx, %r12, %r11
    adcx %r12, %r10
    mov $0, %r12d
    mov %rbx, %rdx
    adcx %r12, %r11
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %rcx
    adox %rcx, %rbp
    adcx %r12, %rbx
    mulx fp_x86_modulus+8(%rip), %r12, %rcx
    adcx %r12, %rbp
    adox %rcx, %rax
    mulx fp_x86_modulus+16(%rip), %r12, %rcx
    adox %rcx, %r8
    adcx %r12, %rax
    mulx fp_x86_modulus+24(%rip), %r12, %rcx
    adcx %r12, %r8
    adox %rcx, %r9
    mulx fp_x86_modulus+32(%rip), %r12, %rcx
    adox %rcx, %r10
    adcx %r12, %r9
    mulx fp_x86_modulus+40(%rip), %r12, %rcx
    adcx %r12, %r10
    adox %rcx, %r11
    adcx %rbx, %r11
    cmp fp_x86_modulus+40(%rip), %r11
    jae .Lfp_sqr_1
.Lfp_sqr_2:
    mov %rbp, 0(%rdi)
    mov %rax, 8(%rdi)
    mov %r8, 16(%rdi)
    mov %r9, 24(%rdi)
    mov %r10, 32(%rdi)
    mov %r11, 40(%rdi)
    .cfi_remember_state
    pop %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    pop %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    pop %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    ret
    .cfi_restore_state
.Lfp_sqr_1:
    sub fp_x86_modulus+0(%rip), %rbp
    sbb fp_x86_modulus+8(%rip), %rax
    sbb fp_x86_modulus+16(%rip), %r8
    sbb fp_x86_modulus+24(%rip), %r9
    sbb fp_x86_modulus+32(%rip), %r10
    sbb fp_x86_modulus+40(%rip), %r11
    jnc .Lfp_sqr_2
    add fp_x86_modulus+0(%rip), %rbp
    adc fp_x86_modulus+8(%rip), %rax
    adc fp_x86_modulus+16(%rip), %r8
    adc fp_x86_modulus+24(%rip), %r9
    adc fp_x86_modulus+32(%rip), %r10
    adc fp_x86_modulus+40(%rip), %r11
    jmp .Lfp_sqr_2
    .cfi_endproc
    .size ENTRY(fp_sqr), . - ENTRY(fp_sqr)
    .size fp_sqr_x86, . - fp_sqr_x86

#endif

#if defined(__linux__)
    .section .note.GNU-stack,"",@progbits
#endif

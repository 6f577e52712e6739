/* The scalar field.
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
    .type fr_x86_modulus, @object
fr_x86_modulus:
    .quad 0xffffffff00000001, 0x53bda402fffe5bfe, 0x3339d80809a1d805, 0x73eda753299d7d48
    .size fr_x86_modulus, 32
    .type fr_x86_neg_inv, @object
fr_x86_neg_inv: /* -1/modulus mod 2^64 */
    .quad 0xfffffffeffffffff
    .size fr_x86_neg_inv, 8
    .text

    .p2align 6
    .globl ENTRY(fr_mul)
    .type ENTRY(fr_mul), @function
    .globl fr_mul_x86
    .type fr_mul_x86, @function
ENTRY(fr_mul):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fr_mul_portable
fr_mul_x86:
    endbr64
    push %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    push %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    mov %rdx, %rcx
    mov 0(%rcx), %rdx
    mulx 0(%rsi), %rax, %r8
    mulx 8(%rsi), %rbx, %r9
    add %rbx, %r8
    mulx 16(%rsi), %rbx, %r10
    adc %rbx, %r9
    mulx 24(%rsi), %rbx, %r11
    adc %rbx, %r10
    adc $0, %r11
    mov %rax, %rdx
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ebx, %ebx
    mulx fr_x86_modulus+0(%rip), %rbx, %rbp
    adcx %rbx, %rax
    adox %rbp, %r8
    mulx fr_x86_modulus+8(%rip), %rbx, %rbp
    adcx %rbx, %r8
    adox %rbp, %r9
    mulx fr_x86_modulus+16(%rip), %rbx, %rbp
    adcx %rbx, %r9
    adox %rbp, %r10
    mulx fr_x86_modulus+24(%rip), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    adcx %rax, %r11
    mov 8(%rcx), %rdx
    xor %ebx, %ebx
    mulx 0(%rsi), %rbx, %rbp
    adcx %rbx, %r8
    adox %rbp, %r9
    mulx 8(%rsi), %rbx, %rbp
    adcx %rbx, %r9
    adox %rbp, %r10
    mulx 16(%rsi), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx 24(%rsi), %rbx, %rax
    adcx %rbx, %r11
    mov $0, %ebx
    mov %r8, %rdx
    adox %rbx, %rax
    adcx %rbx, %rax
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ebx, %ebx
    mulx fr_x86_modulus+0(%rip), %rbx, %rbp
    adcx %rbx, %r8
    adox %rbp, %r9
    mulx fr_x86_modulus+8(%rip), %rbx, %rbp
    adcx %rbx, %r9
    adox %rbp, %r10
    mulx fr_x86_modulus+16(%rip), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx fr_x86_modulus+24(%rip), %rbx, %rbp
    adcx %rbx, %r11
    adox %rbp, %rax
    adcx %r8, %rax
    mov 16(%rcx), %rdx
    xor %ebx, %ebx
    mulx 0(%rsi), %rbx, %rbp
    adcx %rbx, %r9
    adox %rbp, %r10
    mulx 8(%rsi), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx 16(%rsi), %rbx, %rbp
    adcx %rbx, %r11
    adox %rbp, %rax
    mulx 24(%rsi), %rbx, %r8
    adcx %rbx, %rax
    mov $0, %ebx
    mov %r9, %rdx
    adox %rbx, %r8
    adcx %rbx, %r8
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ebx, %ebx
    mulx fr_x86_modulus+0(%rip), %rbx, %rbp
    adcx %rbx, %r9
    adox %rbp, %r10
    mulx fr_x86_modulus+8(%rip), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx fr_x86_modulus+16(%rip), %rbx, %rbp
    adcx %rbx, %r11
    adox %rbp, %rax
    mulx fr_x86_modulus+24(%rip), %rbx, %rbp
    adcx %rbx, %rax
    adox %rbp, %r8
    adcx %r9, %r8
    mov 24(%rcx), %rdx
    xor %ebx, %ebx
    mulx 0(%rsi), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx 8(%rsi), %rbx, %rbp
    adcx %rbx, %r11
    adox %rbp, %rax
    mulx 16(%rsi), %rbx, %rbp
    adcx %rbx, %rax
    adox %rbp, %r8
    mulx 24(%rsi), %rbx, %r9
    adcx %rbx, %r8
    mov $0, %ebx
    mov %r10, %rdx
    adox %rbx, %r9
    adcx %rbx, %r9
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ebx, %ebx
    mulx fr_x86_modulus+0(%rip), %rbx, %rbp
    adcx %rbx, %r10
    adox %rbp, %r11
    mulx fr_x86_modulus+8(%rip), %rbx, %rbp
    adcx %rbx, %r11
    adox %rbp, %rax
    mulx fr_x86_modulus+16(%rip), %rbx, %rbp
    adcx %rbx, %rax
    adox %rbp, %r8
    mulx fr_x86_modulus+24(%rip), %rbx, %rbp
    adcx %rbx, %r8
    adox %rbp, %r9
    adcx %r10, %r9
    mov %r11, %rbx
    mov %rax, %rbp
    mov %r8, %rsi
    mov %r9, %rcx
    sub fr_x86_modulus+0(%rip), %rbx
    sbb fr_x86_modulus+8(%rip), %rbp
    sbb fr_x86_modulus+16(%rip), %rsi
    sbb fr_x86_modulus+24(%rip), %rcx
    cmovnc %rbx, %r11
    mov %r11, 0(%rdi)
    cmovnc %rbp, %rax
    mov %rax, 8(%rdi)
    cmovnc %rsi, %r8
    mov %r8, 16(%rdi)
    cmovnc %rcx, %r9
    mov %r9, 24(%rdi)
    .cfi_remember_state
    pop %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    pop %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    ret
    .cfi_restore_state
    .cfi_endproc
    .size ENTRY(fr_mul), . - ENTRY(fr_mul)
    .size fr_mul_x86, . - fr_mul_x86

    .p2align 6
    .globl ENTRY(fr_sqr)
    .type ENTRY(fr_sqr), @function
    .globl fr_sqr_x86
    .type fr_sqr_x86, @function
ENTRY(fr_sqr):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fr_sqr_portable
fr_sqr_x86:
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
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    lea (%r8,%r8), %rcx
    mov %rcx, -56(%rsp)
    lea (%r9,%r9), %rcx
    mov %rcx, -48(%rsp)
    lea (%r10,%r10), %rcx
    mov %rcx, -40(%rsp)
    add %r8, %r8
    adc %r9, %r9
    mov %r9, -16(%rsp)
    adc %r10, %r10
    mov %r10, -8(%rsp)
    mov 0(%rsi), %rdx
    mulx %rdx, %rax, %r8
    mulx -56(%rsp), %rcx, %r9
    add %rcx, %r8
    mulx -16(%rsp), %rcx, %r10
    adc %rcx, %r9
    mulx -8(%rsp), %rcx, %r11
    adc %rcx, %r10
    adc $0, %r11
    mov 8(%rsi), %rdx
    xor %ecx, %ecx
    mulx %rdx, %rcx, %r13
    adcx %rcx, %r9
    adox %r13, %r10
    mulx -48(%rsp), %rcx, %r13
    adcx %rcx, %r10
    adox %r13, %r11
    mulx -8(%rsp), %rcx, %rbx
    adcx %rcx, %r11
    mov $0, %ecx
    adox %rcx, %rbx
    adcx %rcx, %rbx
    mov 16(%rsi), %rdx
    xor %ecx, %ecx
    mulx %rdx, %rcx, %r13
    adcx %rcx, %r11
    adox %r13, %rbx
    mulx -40(%rsp), %rcx, %rbp
    adcx %rcx, %rbx
    mov $0, %ecx
    adox %rcx, %rbp
    adcx %rcx, %rbp
    mov 24(%rsi), %rdx
    xor %ecx, %ecx
    mulx %rdx, %rcx, %r12
    adcx %rcx, %rbp
    mov $0, %ecx
    adcx %rcx, %r12
    mov %rax, %rdx
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ecx, %ecx
    mulx fr_x86_modulus+0(%rip), %rcx, %r13
    adcx %rcx, %rax
    adox %r13, %r8
    mulx fr_x86_modulus+8(%rip), %rcx, %r13
    adcx %rcx, %r8
    adox %r13, %r9
    mulx fr_x86_modulus+16(%rip), %rcx, %r13
    adcx %rcx, %r9
    adox %r13, %r10
    mulx fr_x86_modulus+24(%rip), %rcx, %rsi
    adcx %rcx, %r10
    adox %rax, %rsi
    adcx %rax, %rsi
    mov %r8, %rdx
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ecx, %ecx
    mulx fr_x86_modulus+0(%rip), %rcx, %r13
    adcx %rcx, %r8
    adox %r13, %r9
    mulx fr_x86_modulus+8(%rip), %rcx, %r13
    adcx %rcx, %r9
    adox %r13, %r10
    mulx fr_x86_modulus+16(%rip), %rcx, %r13
    adcx %rcx, %r10
    adox %r13, %rsi
    mulx fr_x86_modulus+24(%rip), %rcx, %rax
    adcx %rcx, %rsi
    adcx %r8, %rax
    mov %r9, %rdx
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ecx, %ecx
    mulx fr_x86_modulus+0(%rip), %rcx, %r13
    adcx %rcx, %r9
    adox %r13, %r10
    mulx fr_x86_modulus+8(%rip), %rcx, %r13
    adcx %rcx, %r10
    adox %r13, %rsi
    mulx fr_x86_modulus+16(%rip), %rcx, %r13
    adcx %rcx, %rsi
    adox %r13, %rax
    mulx fr_x86_modulus+24(%rip), %rcx, %r8
    adcx %rcx, %rax
    adcx %r9, %r8
    mov %r10, %rdx
    imul fr_x86_neg_inv(%rip), %rdx
    xor %ecx, %ecx
    mulx fr_x86_modulus+0(%rip), %rcx, %r13
    adcx %rcx, %r10
    adox %r13, %rsi
    mulx fr_x86_modulus+8(%rip), %rcx, %r13
    adcx %rcx, %rsi
    adox %r13, %rax
    mulx fr_x86_modulus+16(%rip), %rcx, %r13
    adcx %rcx, %rax
    adox %r13, %r8
    mulx fr_x86_modulus+24(%rip), %rcx, %r9
    adcx %rcx, %r8
    adcx %r10, %r9
    add %r11, %rsi
    adc %rbx, %rax
    adc %rbp, %r8
    adc %r12, %r9
    mov %rsi, %r11
    mov %rax, %rbx
    mov %r8, %rbp
    mov %r9, %r12
    sub fr_x86_modulus+0(%rip), %r11
    sbb fr_x86_modulus+8(%rip), %rbx
    sbb fr_x86_modulus+16(%rip), %rbp
    sbb fr_x86_modulus+24(%rip), %r12
    cmovnc %r11, %rsi
    mov %rsi, 0(%rdi)
    cmovnc %rbx, %rax
    mov %rax, 8(%rdi)
    cmovnc %rbp, %r8
    mov %r8, 16(%rdi)
    cmovnc %r12, %r9
    mov %r9, 24(%rdi)
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
    .cfi_endproc
    .size ENTRY(fr_sqr), . - ENTRY(fr_sqr)
    .size fr_sqr_x86, . - fr_sqr_x86

#endif

#if defined(__linux__)
    .section .note.GNU-stack,"",@progbits
#endif

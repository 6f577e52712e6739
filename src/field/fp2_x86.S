/* fp2 = fp[u]/(u^2 + 1).
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
    .section .rodata
fp_x86_zero:
    .zero 48
    .text

/* rdi[0..11] = rsi[0..5] rcx[0..5]; rdi is no input */
    .p2align 6
    .type fp_x86_wide, @function
fp_x86_wide:
    .cfi_startproc
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
    mov %rax, 0(%rdi)
    mov 8(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 40(%rsi), %r12, %rax
    adcx %r12, %rbp
    mov $0, %r12d
    adox %r12, %rax
    adcx %r12, %rax
    mov %r8, 8(%rdi)
    mov 16(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 40(%rsi), %r12, %r8
    adcx %r12, %rax
    mov $0, %r12d
    adox %r12, %r8
    adcx %r12, %r8
    mov %r9, 16(%rdi)
    mov 24(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 40(%rsi), %r12, %r9
    adcx %r12, %r8
    mov $0, %r12d
    adox %r12, %r9
    adcx %r12, %r9
    mov %r10, 24(%rdi)
    mov 32(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 40(%rsi), %r12, %r10
    adcx %r12, %r9
    mov $0, %r12d
    adox %r12, %r10
    adcx %r12, %r10
    mov %r11, 32(%rdi)
    mov 40(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 40(%rsi), %r12, %r11
    adcx %r12, %r10
    mov $0, %r12d
    adox %r12, %r11
    adcx %r12, %r11
    mov %rbx, 40(%rdi)
    mov %rbp, 48(%rdi)
    mov %rax, 56(%rdi)
    mov %r8, 64(%rdi)
    mov %r9, 72(%rdi)
    mov %r10, 80(%rdi)
    mov %r11, 88(%rdi)
    ret
    .cfi_endproc
    .size fp_x86_wide, . - fp_x86_wide

/* rdi = (low + 2^384 rcx[0..5])/2^384 mod p, low in rax r8 r9 r10 r11 rbx */
    .p2align 6
    .type fp_x86_redc, @function
fp_x86_redc:
    .cfi_startproc
    mov %rax, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+40(%rip), %r12, %rbp
    adcx %r12, %rbx
    adox %rax, %rbp
    adcx %rax, %rbp
    mov %r8, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+40(%rip), %r12, %rax
    adcx %r12, %rbp
    adox %r8, %rax
    adcx %r8, %rax
    mov %r9, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+40(%rip), %r12, %r8
    adcx %r12, %rax
    adox %r9, %r8
    adcx %r9, %r8
    mov %r10, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+40(%rip), %r12, %r9
    adcx %r12, %r8
    adox %r10, %r9
    adcx %r10, %r9
    mov %r11, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+40(%rip), %r12, %r10
    adcx %r12, %r9
    adox %r11, %r10
    adcx %r11, %r10
    mov %rbx, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+40(%rip), %r12, %r11
    adcx %r12, %r10
    adox %rbx, %r11
    adcx %rbx, %r11
    add 0(%rcx), %rbp
    adc 8(%rcx), %rax
    adc 16(%rcx), %r8
    adc 24(%rcx), %r9
    adc 32(%rcx), %r10
    adc 40(%rcx), %r11
    cmp fp_x86_modulus+40(%rip), %r11
    jae .Lfp_x86_redc_1
.Lfp_x86_redc_2:
    mov %rbp, 0(%rdi)
    mov %rax, 8(%rdi)
    mov %r8, 16(%rdi)
    mov %r9, 24(%rdi)
    mov %r10, 32(%rdi)
    mov %r11, 40(%rdi)
    ret
.Lfp_x86_redc_1:
    sub fp_x86_modulus+0(%rip), %rbp
    sbb fp_x86_modulus+8(%rip), %rax
    sbb fp_x86_modulus+16(%rip), %r8
    sbb fp_x86_modulus+24(%rip), %r9
    sbb fp_x86_modulus+32(%rip), %r10
    sbb fp_x86_modulus+40(%rip), %r11
    jnc .Lfp_x86_redc_2
    add fp_x86_modulus+0(%rip), %rbp
    adc fp_x86_modulus+8(%rip), %rax
    adc fp_x86_modulus+16(%rip), %r8
    adc fp_x86_modulus+24(%rip), %r9
    adc fp_x86_modulus+32(%rip), %r10
    adc fp_x86_modulus+40(%rip), %r11
    jmp .Lfp_x86_redc_2
    .cfi_endproc
    .size fp_x86_redc, . - fp_x86_redc

/* rdi = rsi rcx/2^384 mod p; the product of the inputs is at most 4 p^2 */
    .p2align 6
    .type fp_x86_mul, @function
fp_x86_mul:
    .cfi_startproc
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
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    adcx %rax, %rbp
    mov 8(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 40(%rsi), %r12, %rax
    adcx %r12, %rbp
    mov $0, %r12d
    adox %r12, %rax
    adcx %r12, %rax
    mov %r8, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    adcx %r8, %rax
    mov 16(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 40(%rsi), %r12, %r8
    adcx %r12, %rax
    mov $0, %r12d
    adox %r12, %r8
    adcx %r12, %r8
    mov %r9, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    adcx %r9, %r8
    mov 24(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 40(%rsi), %r12, %r9
    adcx %r12, %r8
    mov $0, %r12d
    adox %r12, %r9
    adcx %r12, %r9
    mov %r10, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    adcx %r10, %r9
    mov 32(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 40(%rsi), %r12, %r10
    adcx %r12, %r9
    mov $0, %r12d
    adox %r12, %r10
    adcx %r12, %r10
    mov %r11, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    adcx %r11, %r10
    mov 40(%rcx), %rdx
    xor %r12d, %r12d
    mulx 0(%rsi), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 8(%rsi), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 16(%rsi), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 24(%rsi), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 32(%rsi), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 40(%rsi), %r12, %r11
    adcx %r12, %r10
    mov $0, %r12d
    adox %r12, %r11
    adcx %r12, %r11
    mov %rbx, %rdx
    imul fp_x86_neg_inv(%rip), %rdx
    xor %r12d, %r12d
    mulx fp_x86_modulus+0(%rip), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx fp_x86_modulus+8(%rip), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx fp_x86_modulus+16(%rip), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx fp_x86_modulus+24(%rip), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx fp_x86_modulus+32(%rip), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx fp_x86_modulus+40(%rip), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    adcx %rbx, %r11
    cmp fp_x86_modulus+40(%rip), %r11
    jae .Lfp_x86_mul_1
.Lfp_x86_mul_2:
    mov %rbp, 0(%rdi)
    mov %rax, 8(%rdi)
    mov %r8, 16(%rdi)
    mov %r9, 24(%rdi)
    mov %r10, 32(%rdi)
    mov %r11, 40(%rdi)
    ret
.Lfp_x86_mul_1:
    sub fp_x86_modulus+0(%rip), %rbp
    sbb fp_x86_modulus+8(%rip), %rax
    sbb fp_x86_modulus+16(%rip), %r8
    sbb fp_x86_modulus+24(%rip), %r9
    sbb fp_x86_modulus+32(%rip), %r10
    sbb fp_x86_modulus+40(%rip), %r11
    jnc .Lfp_x86_mul_2
    add fp_x86_modulus+0(%rip), %rbp
    adc fp_x86_modulus+8(%rip), %rax
    adc fp_x86_modulus+16(%rip), %r8
    adc fp_x86_modulus+24(%rip), %r9
    adc fp_x86_modulus+32(%rip), %r10
    adc fp_x86_modulus+40(%rip), %r11
    jmp .Lfp_x86_mul_2
    .cfi_endproc
    .size fp_x86_mul, . - fp_x86_mul

    .p2align 6
    .globl ENTRY(fp2_mul)
    .type ENTRY(fp2_mul), @function
    .globl fp2_mul_x86
    .type fp2_mul_x86, @function
ENTRY(fp2_mul):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fp2_mul_portable
fp2_mul_x86:
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
    push %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    push %r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r15, 0
    sub $448, %rsp
    .cfi_adjust_cfa_offset 448
    mov %rdi, 432(%rsp)
    mov %rsi, %r14
    mov %rdx, %r15
    mov 0(%rsi), %rax
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    mov 32(%rsi), %r11
    mov 40(%rsi), %rbx
    add 48(%rsi), %rax
    adc 56(%rsi), %r8
    adc 64(%rsi), %r9
    adc 72(%rsi), %r10
    adc 80(%rsi), %r11
    adc 88(%rsi), %rbx
    mov %rax, 288(%rsp)
    mov %r8, 296(%rsp)
    mov %r9, 304(%rsp)
    mov %r10, 312(%rsp)
    mov %r11, 320(%rsp)
    mov %rbx, 328(%rsp)
    mov 0(%rdx), %rax
    mov 8(%rdx), %r8
    mov 16(%rdx), %r9
    mov 24(%rdx), %r10
    mov 32(%rdx), %r11
    mov 40(%rdx), %rbx
    add 48(%rdx), %rax
    adc 56(%rdx), %r8
    adc 64(%rdx), %r9
    adc 72(%rdx), %r10
    adc 80(%rdx), %r11
    adc 88(%rdx), %rbx
    mov %rax, 336(%rsp)
    mov %r8, 344(%rsp)
    mov %r9, 352(%rsp)
    mov %r10, 360(%rsp)
    mov %r11, 368(%rsp)
    mov %rbx, 376(%rsp)
    lea (%r14), %rsi
    lea (%r15), %rcx
    lea 96(%rsp), %rdi
    call fp_x86_wide
    lea 48(%r14), %rsi
    lea 48(%r15), %rcx
    lea 192(%rsp), %rdi
    call fp_x86_wide
    lea 288(%rsp), %rsi
    lea 336(%rsp), %rcx
    lea 0(%rsp), %rdi
    call fp_x86_wide
    mov 0(%rsp), %rax
    mov 8(%rsp), %r8
    mov 16(%rsp), %r9
    mov 24(%rsp), %r10
    mov 32(%rsp), %r11
    mov 40(%rsp), %rbx
    mov 48(%rsp), %rbp
    mov 56(%rsp), %r12
    mov 64(%rsp), %r13
    mov 72(%rsp), %rdx
    mov 80(%rsp), %rsi
    mov 88(%rsp), %rcx
    sub 96(%rsp), %rax
    sbb 104(%rsp), %r8
    sbb 112(%rsp), %r9
    sbb 120(%rsp), %r10
    sbb 128(%rsp), %r11
    sbb 136(%rsp), %rbx
    sbb 144(%rsp), %rbp
    sbb 152(%rsp), %r12
    sbb 160(%rsp), %r13
    sbb 168(%rsp), %rdx
    sbb 176(%rsp), %rsi
    sbb 184(%rsp), %rcx
    sub 192(%rsp), %rax
    sbb 200(%rsp), %r8
    sbb 208(%rsp), %r9
    sbb 216(%rsp), %r10
    sbb 224(%rsp), %r11
    sbb 232(%rsp), %rbx
    sbb 240(%rsp), %rbp
    sbb 248(%rsp), %r12
    sbb 256(%rsp), %r13
    sbb 264(%rsp), %rdx
    sbb 272(%rsp), %rsi
    sbb 280(%rsp), %rcx
    mov %rbp, 384(%rsp)
    mov %r12, 392(%rsp)
    mov %r13, 400(%rsp)
    mov %rdx, 408(%rsp)
    mov %rsi, 416(%rsp)
    mov %rcx, 424(%rsp)
    lea 384(%rsp), %rcx
    mov 432(%rsp), %rdi
    add $48, %rdi
    call fp_x86_redc
    mov 96(%rsp), %rax
    mov 104(%rsp), %r8
    mov 112(%rsp), %r9
    mov 120(%rsp), %r10
    mov 128(%rsp), %r11
    mov 136(%rsp), %rbx
    mov 144(%rsp), %rbp
    mov 152(%rsp), %r12
    mov 160(%rsp), %r13
    mov 168(%rsp), %rdx
    mov 176(%rsp), %rsi
    mov 184(%rsp), %rcx
    sub 192(%rsp), %rax
    sbb 200(%rsp), %r8
    sbb 208(%rsp), %r9
    sbb 216(%rsp), %r10
    sbb 224(%rsp), %r11
    sbb 232(%rsp), %rbx
    sbb 240(%rsp), %rbp
    sbb 248(%rsp), %r12
    sbb 256(%rsp), %r13
    sbb 264(%rsp), %rdx
    sbb 272(%rsp), %rsi
    sbb 280(%rsp), %rcx
    lea fp_x86_zero(%rip), %r14
    lea fp_x86_modulus(%rip), %r15
    cmovc %r15, %r14
    add 0(%r14), %rbp
    adc 8(%r14), %r12
    adc 16(%r14), %r13
    adc 24(%r14), %rdx
    adc 32(%r14), %rsi
    adc 40(%r14), %rcx
    mov %rbp, 384(%rsp)
    mov %r12, 392(%rsp)
    mov %r13, 400(%rsp)
    mov %rdx, 408(%rsp)
    mov %rsi, 416(%rsp)
    mov %rcx, 424(%rsp)
    lea 384(%rsp), %rcx
    mov 432(%rsp), %rdi
    call fp_x86_redc
    .cfi_remember_state
    add $448, %rsp
    .cfi_adjust_cfa_offset -448
    pop %r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r15
    pop %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
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
    .size ENTRY(fp2_mul), . - ENTRY(fp2_mul)
    .size fp2_mul_x86, . - fp2_mul_x86

    .p2align 6
    .globl ENTRY(fp2_sqr)
    .type ENTRY(fp2_sqr), @function
    .globl fp2_sqr_x86
    .type fp2_sqr_x86, @function
ENTRY(fp2_sqr):
    .cfi_startproc
    endbr64
    cmpb $0, field_use_adx(%rip)
    je fp2_sqr_portable
fp2_sqr_x86:
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
    push %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    sub $144, %rsp
    .cfi_adjust_cfa_offset 144
    mov 0(%rsi), %rax
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    mov 32(%rsi), %r11
    mov 40(%rsi), %rbx
    add 48(%rsi), %rax
    adc 56(%rsi), %r8
    adc 64(%rsi), %r9
    adc 72(%rsi), %r10
    adc 80(%rsi), %r11
    adc 88(%rsi), %rbx
    mov %rax, 0(%rsp)
    mov %r8, 8(%rsp)
    mov %r9, 16(%rsp)
    mov %r10, 24(%rsp)
    mov %r11, 32(%rsp)
    mov %rbx, 40(%rsp)
    mov 0(%rsi), %rax
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    mov 32(%rsi), %r11
    mov 40(%rsi), %rbx
    sub 48(%rsi), %rax
    sbb 56(%rsi), %r8
    sbb 64(%rsi), %r9
    sbb 72(%rsi), %r10
    sbb 80(%rsi), %r11
    sbb 88(%rsi), %rbx
    add fp_x86_modulus+0(%rip), %rax
    adc fp_x86_modulus+8(%rip), %r8
    adc fp_x86_modulus+16(%rip), %r9
    adc fp_x86_modulus+24(%rip), %r10
    adc fp_x86_modulus+32(%rip), %r11
    adc fp_x86_modulus+40(%rip), %rbx
    mov %rax, 48(%rsp)
    mov %r8, 56(%rsp)
    mov %r9, 64(%rsp)
    mov %r10, 72(%rsp)
    mov %r11, 80(%rsp)
    mov %rbx, 88(%rsp)
    mov 0(%rsi), %rax
    mov 8(%rsi), %r8
    mov 16(%rsi), %r9
    mov 24(%rsi), %r10
    mov 32(%rsi), %r11
    mov 40(%rsi), %rbx
    add %rax, %rax
    adc %r8, %r8
    adc %r9, %r9
    adc %r10, %r10
    adc %r11, %r11
    adc %rbx, %rbx
    mov %rax, 96(%rsp)
    mov %r8, 104(%rsp)
    mov %r9, 112(%rsp)
    mov %r10, 120(%rsp)
    mov %r11, 128(%rsp)
    mov %rbx, 136(%rsp)
    mov %rdi, %r14
    lea 96(%rsp), %rcx
    add $48, %rsi
    add $48, %rdi
    call fp_x86_mul
    lea 0(%rsp), %rsi
    lea 48(%rsp), %rcx
    mov %r14, %rdi
    call fp_x86_mul
    .cfi_remember_state
    add $144, %rsp
    .cfi_adjust_cfa_offset -144
    pop %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
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
    .size ENTRY(fp2_sqr), . - ENTRY(fp2_sqr)
    .size fp2_sqr_x86, . - fp2_sqr_x86

#endif

#if defined(__linux__)
    .section .note.GNU-stack,"",@progbits
#endif

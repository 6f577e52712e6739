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

/* rdi = (rsi rcx + r14 r15)/2^384 mod p, all of them at most p */
    .p2align 6
    .type fp_x86_sum, @function
fp_x86_sum:
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
    mov 0(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx 8(%r14), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 16(%r14), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx 24(%r14), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 32(%r14), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx 40(%r14), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mov $0, %r12d
    mov %rax, %rdx
    adcx %r12, %rbp
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
    adox %r12, %rax
    adcx %r12, %rax
    mov 8(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx 8(%r14), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mulx 16(%r14), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx 24(%r14), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 32(%r14), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 40(%r14), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mov $0, %r12d
    mov %r8, %rdx
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
    adox %r12, %r8
    adcx %r12, %r8
    mov 16(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx 8(%r14), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
    mulx 16(%r14), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx 24(%r14), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 32(%r14), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx 40(%r14), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mov $0, %r12d
    mov %r9, %rdx
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
    adox %r12, %r9
    adcx %r12, %r9
    mov 24(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %r11
    adcx %r12, %r10
    mulx 8(%r14), %r12, %r13
    adcx %r12, %r11
    adox %r13, %rbx
    mulx 16(%r14), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 24(%r14), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 32(%r14), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx 40(%r14), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mov $0, %r12d
    mov %r10, %rdx
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
    adox %r12, %r10
    adcx %r12, %r10
    mov 32(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %rbx
    adcx %r12, %r11
    mulx 8(%r14), %r12, %r13
    adcx %r12, %rbx
    adox %r13, %rbp
    mulx 16(%r14), %r12, %r13
    adox %r13, %rax
    adcx %r12, %rbp
    mulx 24(%r14), %r12, %r13
    adcx %r12, %rax
    adox %r13, %r8
    mulx 32(%r14), %r12, %r13
    adox %r13, %r9
    adcx %r12, %r8
    mulx 40(%r14), %r12, %r13
    adcx %r12, %r9
    adox %r13, %r10
    mov $0, %r12d
    mov %r11, %rdx
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
    adcx %r12, %r11
    mov 40(%r15), %rdx
    xor %r12d, %r12d
    mulx 0(%r14), %r12, %r13
    adox %r13, %rbp
    adcx %r12, %rbx
    mulx 8(%r14), %r12, %r13
    adcx %r12, %rbp
    adox %r13, %rax
    mulx 16(%r14), %r12, %r13
    adox %r13, %r8
    adcx %r12, %rax
    mulx 24(%r14), %r12, %r13
    adcx %r12, %r8
    adox %r13, %r9
    mulx 32(%r14), %r12, %r13
    adox %r13, %r10
    adcx %r12, %r9
    mulx 40(%r14), %r12, %r13
    adcx %r12, %r10
    adox %r13, %r11
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
    jae .Lfp_x86_sum_1
.Lfp_x86_sum_2:
    mov %rbp, 0(%rdi)
    mov %rax, 8(%rdi)
    mov %r8, 16(%rdi)
    mov %r9, 24(%rdi)
    mov %r10, 32(%rdi)
    mov %r11, 40(%rdi)
    ret
.Lfp_x86_sum_1:
    sub fp_x86_modulus+0(%rip), %rbp
    sbb fp_x86_modulus+8(%rip), %rax
    sbb fp_x86_modulus+16(%rip), %r8
    sbb fp_x86_modulus+24(%rip), %r9
    sbb fp_x86_modulus+32(%rip), %r10
    sbb fp_x86_modulus+40(%rip), %r11
    jnc .Lfp_x86_sum_2
    add fp_x86_modulus+0(%rip), %rbp
    adc fp_x86_modulus+8(%rip), %rax
    adc fp_x86_modulus+16(%rip), %r8
    adc fp_x86_modulus+24(%rip), %r9
    adc fp_x86_modulus+32(%rip), %r10
    adc fp_x86_modulus+40(%rip), %r11
    jmp .Lfp_x86_sum_2
    .cfi_endproc
    .size fp_x86_sum, . - fp_x86_sum

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
    sub $104, %rsp
    .cfi_adjust_cfa_offset 104
    mov fp_x86_modulus+0(%rip), %rax
    mov fp_x86_modulus+8(%rip), %r8
    mov fp_x86_modulus+16(%rip), %r9
    mov fp_x86_modulus+24(%rip), %r10
    mov fp_x86_modulus+32(%rip), %r11
    mov fp_x86_modulus+40(%rip), %rbx
    sub 48(%rsi), %rax
    mov %rax, 0(%rsp)
    sbb 56(%rsi), %r8
    mov %r8, 8(%rsp)
    sbb 64(%rsi), %r9
    mov %r9, 16(%rsp)
    sbb 72(%rsi), %r10
    mov %r10, 24(%rsp)
    sbb 80(%rsi), %r11
    mov %r11, 32(%rsp)
    sbb 88(%rsi), %rbx
    mov %rbx, 40(%rsp)
    mov %rdi, 96(%rsp)
    mov %rdx, %rcx
    lea 0(%rsp), %r14
    lea 48(%rdx), %r15
    lea 48(%rsp), %rdi
    call fp_x86_sum
    lea 48(%rsi), %r14
    xchg %rcx, %r15
    mov 96(%rsp), %rdi
    add $48, %rdi
    call fp_x86_sum
    mov 48(%rsp), %rax
    mov %rax, -48(%rdi)
    mov 56(%rsp), %r8
    mov %r8, -40(%rdi)
    mov 64(%rsp), %r9
    mov %r9, -32(%rdi)
    mov 72(%rsp), %r10
    mov %r10, -24(%rdi)
    mov 80(%rsp), %r11
    mov %r11, -16(%rdi)
    mov 88(%rsp), %rbx
    mov %rbx, -8(%rdi)
    .cfi_remember_state
    add $104, %rsp
    .cfi_adjust_cfa_offset -104
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

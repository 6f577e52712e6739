/* Monotonic time. */
#ifndef CUZK_BASE_CLOCK_H
#define CUZK_BASE_CLOCK_H

/* Seconds since an arbitrary moment; never goes back. */
double clock_seconds(void);
/* CPU seconds of the whole process. */
double clock_cpu_seconds(void);

#endif

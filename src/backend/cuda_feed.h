/* Points of a key on their way from a source to a device: read by several threads into a ring of
 * page-locked buffers, uploaded from there while the next ones are read. */
#ifndef CUZK_BACKEND_CUDA_FEED_H
#define CUZK_BACKEND_CUDA_FEED_H

#include "base/gpu.h"
#include "groth16/key_image.h"

typedef struct cuda_feed cuda_feed;

/* threads 0: all. The source must outlive it. ring: for uploads; at most 768 MiB of page-locked
 * memory, in MEM_KEY. */
ERR_MUST_USE err_t cuda_feed_open(cuda_feed **out, gpu *g, const key_image_source *source,
                                  unsigned threads, bool ring);
/* Its uploads must be done. Null is allowed. */
void cuda_feed_close(cuda_feed *f);
/* Points first … first + n - 1 of the section to device memory, in order on the stream. Returns
 * when the last of them are read. */
ERR_MUST_USE err_t cuda_feed_upload(cuda_feed *f, void *device, key_image_section s, size_t first,
                                    size_t n, gpu_stream stream);
/* The same to host memory, without ring and device. */
ERR_MUST_USE err_t cuda_feed_read(cuda_feed *f, void *host, key_image_section s, size_t first,
                                  size_t n);

#endif

/* cuzk: Groth16 proofs for Filecoin sectors, as a library. This is the one public header.
 *
 * A proof is made in two halves: cuzk_prove_start returns as soon as the work is queued,
 * cuzk_prove_finish waits for that one proof, cuzk_prove_drop gives it up at any point.
 *
 *     cuzk_job *job;        // a sealed sector's C1 document, parsed and checked
 *     cuzk_key *key;        // its circuit's .params file
 *     cuzk_prover *prover;  // a GPU if there is one, else threads
 *     if (cuzk_job_from_c1(&job, text, bytes, NULL) == CUZK_OK &&
 *         cuzk_key_open(&key, "v28-….params", cuzk_job_circuit(job), 0) == CUZK_OK &&
 *         cuzk_prover_open(&prover, NULL) == CUZK_OK) …
 *
 * Errors: every call that can fail returns a cuzk_status; cuzk_error_text() has the particulars for
 * the calling thread. Ownership: what a call hands out is freed by the matching _free, _close or
 * _destroy; those accept null. Threads: different objects may be used from different threads at
 * once; a key or a job may be shared by any number of proofs; calls on one prover may come from any
 * thread. Nothing here writes to standard output or error. */
#ifndef CUZK_H
#define CUZK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define CUZK_MUST_USE __attribute__((warn_unused_result))
#else
#define CUZK_MUST_USE
#endif

typedef enum {
    CUZK_OK = 0,
    CUZK_INVALID,     /* the answer is no: a proof does not verify, a file fails its check */
    CUZK_UNSATISFIED, /* the witness does not satisfy the circuit */
    CUZK_ARGUMENT,    /* an argument is out of its documented range */
    CUZK_INPUT,       /* an input is malformed or contradicts itself */
    CUZK_IO,          /* a file cannot be read or written */
    CUZK_MEMORY,      /* does not fit in memory */
    CUZK_DEVICE,      /* a device failed */
    CUZK_CANCELLED,   /* given up on request */
    CUZK_INTERNAL     /* a bug in this library */
} cuzk_status;

/* "INPUT" and the like. */
const char *cuzk_status_name(cuzk_status status);
/* What went wrong in the latest failed call of this thread: the thing, the place, both numbers.
 * Valid until this thread's next call. */
const char *cuzk_error_text(void);
/* "0.1.0" */
const char *cuzk_version(void);

#define CUZK_PROOF_BYTES 192

/* ---- jobs ---------------------------------------------------------------------------------- */

typedef struct cuzk_job cuzk_job;

typedef struct {
    uint64_t miner_id, sector_number;
} cuzk_sector;

/* Parses a C1 document (JSON of SealCommitPhase1Output, bare or in Curio's wrapper) and checks its
 * content: counts, Merkle paths, labels, challenges, commitments. With sector the replica id is
 * recomputed from it, null: it is believed. The text is not kept. */
CUZK_MUST_USE cuzk_status cuzk_job_from_c1(cuzk_job **out, const void *text, size_t bytes,
                                           const cuzk_sector *sector);

/* The same for a text that arrives in pieces of any size, from a socket or a large file: it is read
 * as it comes, nothing of it is kept, and what is wrong with it is said at once. One stream is fed
 * by one thread at a time. */
typedef struct cuzk_job_stream cuzk_job_stream;

CUZK_MUST_USE cuzk_status cuzk_job_stream_begin(cuzk_job_stream **out);
/* After a failure every later call fails the same way. */
CUZK_MUST_USE cuzk_status cuzk_job_stream_feed(cuzk_job_stream *stream, const void *text,
                                               size_t bytes);
/* The text is over: checks the content. Frees stream in every case. */
CUZK_MUST_USE cuzk_status cuzk_job_stream_finish(cuzk_job **out, cuzk_job_stream *stream,
                                                 const cuzk_sector *sector);
/* Gives it up; null is allowed. */
void cuzk_job_stream_drop(cuzk_job_stream *stream);

void cuzk_job_free(cuzk_job *job);
uint32_t cuzk_job_partitions(const cuzk_job *job);
/* "porep-2kib" and the like; lives as long as the library. */
const char *cuzk_job_circuit(const cuzk_job *job);

/* ---- keys ---------------------------------------------------------------------------------- */

typedef struct cuzk_key cuzk_key;

/* Reads a .params file into memory, having compared its counts with the circuit's. Every point is
 * checked for canonical form and the curve, the verifying key for the subgroup; the other points
 * for the subgroup too unless a stamp with the file's digest stands beside it. The circuit's
 * constraint image (a few MB) is read from beside the key, or made and put there if it can be.
 * threads = 0: all. */
CUZK_MUST_USE cuzk_status cuzk_key_open(cuzk_key **out, const char *params_file,
                                        const char *circuit, unsigned threads);
/* Opens a key image ("cuzk import" makes one of a .params file), which only provers on GPUs take.
 * Its counts are compared with the circuit's and the verifying key is checked in full; the points
 * are read, and compared with the file's digests, when the key is loaded. The constraint image as
 * above. */
CUZK_MUST_USE cuzk_status cuzk_key_open_image(cuzk_key **out, const char *image_file,
                                              const char *circuit);
/* No proof under this key may be pending. Unloads it from all provers. */
void cuzk_key_close(cuzk_key *key);

/* ---- proving ------------------------------------------------------------------------------- */

typedef struct cuzk_prover cuzk_prover;
typedef struct cuzk_pending cuzk_pending;

/* Where proofs are made. A zeroed record is the default. */
typedef struct {
    const char *backend; /* "cpu", "cuda", "auto": a GPU if there is one, else cpu; NULL: auto */
    const char *const *devices; /* GPUs by UUID or PCI address; NULL with devices_n 0: all */
    size_t devices_n;
    uint64_t vram_bytes; /* memory of each GPU that may be used; 0: what is free */
    unsigned threads;    /* of the processor; 0: all */
} cuzk_prover_options;

/* options may be NULL. CUZK_DEVICE where there is no such device, and why; CUZK_ARGUMENT lists the
 * devices that there are when one that was named is not among them. With several GPUs each proof
 * goes to the one with the least work; one that fails three proofs in a row is not used again. */
CUZK_MUST_USE cuzk_status cuzk_prover_open(cuzk_prover **out, const cuzk_prover_options *options);
/* On the processor. threads = 0: all. */
CUZK_MUST_USE cuzk_status cuzk_prover_create(cuzk_prover **out, unsigned threads);
/* Every pending proof must have been finished or dropped. */
void cuzk_prover_destroy(cuzk_prover *prover);

/* Puts a key where the prover's proofs need it: into the memory of its GPUs if they hold it, which
 * takes seconds for the largest. cuzk_prove_start does so by itself with a key that is not loaded;
 * this is for choosing the moment. Nothing happens if it is loaded already. A GPU holds one key at
 * a time: CUZK_ARGUMENT names the one that it has. CUZK_MEMORY with both numbers. */
CUZK_MUST_USE cuzk_status cuzk_prover_load(cuzk_prover *prover, const cuzk_key *key);
/* No proof under it may be pending with this prover. Nothing happens if it is not loaded. */
void cuzk_prover_unload(cuzk_prover *prover, const cuzk_key *key);

/* Makes the witness of one partition in the calling thread and queues the proof. job may be freed
 * when this returns; key must outlive the pending proof. */
CUZK_MUST_USE cuzk_status cuzk_prove_start(cuzk_pending **out, cuzk_prover *prover,
                                           const cuzk_key *key, const cuzk_job *job,
                                           uint32_t partition);
/* Waits for this proof, verifies it and writes its 192 bytes. CUZK_UNSATISFIED names the first row
 * of the circuit that does not hold; a proof that does not verify though all rows hold is
 * CUZK_INPUT, the key being at fault, or CUZK_DEVICE if proofs under the key have verified before.
 * Frees pending in every case. */
CUZK_MUST_USE cuzk_status cuzk_prove_finish(cuzk_pending *pending, uint8_t proof[CUZK_PROOF_BYTES]);
/* Gives the proof up, queued, running or done; null is allowed. */
void cuzk_prove_drop(cuzk_pending *pending);

/* ---- verification -------------------------------------------------------------------------- */

/* Verifies the proofs of all partitions of job, one after another in `proofs`, against a .vk file.
 * bytes must be 192 times the number of partitions. CUZK_INVALID: well-formed but not valid. */
CUZK_MUST_USE cuzk_status cuzk_verify(const char *vk_file, const cuzk_job *job,
                                      const uint8_t *proofs, size_t bytes);

#ifdef __cplusplus
}
#endif

#endif

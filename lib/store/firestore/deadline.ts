import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'

/** How long a visitor or a member of staff waits for the database before the answer is "not now". */
export const DEADLINE_MS = 10_000
/** Housekeeping and removals touch many documents. */
export const BULK_DEADLINE_MS = 120_000

/** gRPC codes, https://grpc.io/docs/guides/status-codes/ */
export const GRPC = { notFound: 5, alreadyExists: 6, failedPrecondition: 9 } as const

/** Faults of the service, the network, the quota or the credentials, not of the program; 2 is what a failed token comes as. */
const SERVICE_FAULTS: ReadonlySet<unknown> = new Set([1, 2, 4, 7, 8, 10, 13, 14, 15, 16])

/** @returns the gRPC status of what was thrown, if it is one */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Sockets and look-ups fail with names instead of numbers; so do missing credentials, which come without any code. */
const isServiceFault = (error: unknown): boolean => {
  const code = codeOf(error)
  return (
    SERVICE_FAULTS.has(code) ||
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) ||
    (error instanceof Error && /default credentials|access token|deadline/i.test(error.message))
  )
}

/**
 * Runs one conversation with Firestore. Its client retries by itself for up to ten minutes, which nobody waits for.
 * What ran out of time may still be committed: the writes that must not happen twice carry their own ids or claims.
 * @throws StoreUnavailableError when the database did not answer or commit in time; whatever else `work` throws
 */
export async function withDeadline<T>(work: () => Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`Firestore did not answer within ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([work(), late])
  } catch (cause) {
    if (isServiceFault(cause)) throw new StoreUnavailableError('Firestore cannot answer', { cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

import 'server-only'
import { StoreUnavailableError } from '@/lib/errors'
import { DEADLINE_MS } from './deadlines'

/** Runs of one operation whose transaction the server closes each time. */
const MAX_RUNS = 5

/** gRPC codes, https://grpc.io/docs/guides/status-codes/ */
export const GRPC = { invalidArgument: 3, notFound: 5, alreadyExists: 6, failedPrecondition: 9 } as const

/** Errors of the service, network, quota or credentials rather than of this code; 2 is what a failed token causes. */
const SERVICE_FAULTS: ReadonlySet<unknown> = new Set([1, 2, 4, 7, 8, 10, 13, 14, 15, 16])

/** @returns the gRPC status of an error, if it has one */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Sockets and look-ups fail with names instead of numbers, and missing credentials without any code. */
const isServiceFault = (error: unknown): boolean => {
  const code = codeOf(error)
  return (
    SERVICE_FAULTS.has(code) ||
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) ||
    (error instanceof Error && /default credentials|access token|deadline/i.test(error.message))
  )
}

/**
 * Whether the server closed the transaction, for example after it waited too long for another's locks. Nothing of it was written.
 * The client retries only errors worded "has expired", but the server has other words for the same.
 */
const isClosedTransaction = (error: unknown): boolean =>
  codeOf(error) === GRPC.invalidArgument && error instanceof Error && /transaction (?:is invalid or closed|is no longer valid|has expired)/i.test(error.message)

async function runAgainWhileClosed<T>(work: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await work()
    } catch (cause) {
      if (!isClosedTransaction(cause)) throw cause
      if (run === MAX_RUNS) throw new StoreUnavailableError('Firestore closes every transaction', { cause })
    }
  }
}

/**
 * Runs one operation with a deadline. Firestore's client would retry for up to ten minutes. An operation past its deadline may
 * still commit, so writes that must not happen twice carry their own ids or claims.
 * @param work run again if the server closed its transaction
 * @throws StoreUnavailableError if the database did not respond or commit in time; whatever else `work` throws
 */
export async function withDeadline<T>(work: () => Promise<T>, deadlineMs = DEADLINE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`Firestore did not answer within ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([runAgainWhileClosed(work), late])
  } catch (cause) {
    if (isServiceFault(cause)) throw new StoreUnavailableError('Firestore cannot answer', { cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}

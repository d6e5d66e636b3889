import 'server-only'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'

/**
 * Errors of the machine rather than of this code: a full disk, I/O or a lock may pass, a damaged file stays.
 * https://www.sqlite.org/rescode.html
 */
const TRANSIENT_FAULT = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|NOMEM|PROTOCOL)/
const PERMANENT_FAULT = /^SQLITE_(CORRUPT|NOTADB|READONLY|CANTOPEN)/
/** Another connection is active, such as a backup or a command: https://www.sqlite.org/rescode.html#busy */
const BUSY = /^SQLITE_(BUSY|PROTOCOL)/

const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')

/** @returns the port's error for a failure of the machine; null for an error of this code */
export function toStoreError(cause: unknown, message: string): StoreUnavailableError | null {
  const code = codeOf(cause)
  if (PERMANENT_FAULT.test(code)) return new StoreBrokenError(message, { cause })
  return TRANSIENT_FAULT.test(code) ? new StoreUnavailableError(message, { cause }) : null
}

export const isMachineFault = (error: unknown): boolean => toStoreError(error, '') !== null
export const isBusy = (error: unknown): boolean => BUSY.test(codeOf(error))
/** The file is no database, or incomplete. */
export const isDamaged = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))

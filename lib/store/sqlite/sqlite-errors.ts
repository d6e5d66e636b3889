import 'server-only'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'

/** Faults of the machine, not of the program: a full disk, I/O or a lock may pass, a damaged file stays. https://www.sqlite.org/rescode.html */
const TRANSIENT_FAULT = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|NOMEM|PROTOCOL)/
const PERMANENT_FAULT = /^SQLITE_(CORRUPT|NOTADB|READONLY|CANTOPEN)/
/** Another connection is at work, a backup or a command: https://www.sqlite.org/rescode.html#busy */
const BUSY = /^SQLITE_(BUSY|PROTOCOL)/

const codeOf = (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')

/** @returns what the port promises where the machine is at fault; null where the program is */
export function toStoreError(cause: unknown, message: string): StoreUnavailableError | null {
  const code = codeOf(cause)
  if (PERMANENT_FAULT.test(code)) return new StoreBrokenError(message, { cause })
  return TRANSIENT_FAULT.test(code) ? new StoreUnavailableError(message, { cause }) : null
}

export const isMachineFault = (error: unknown): boolean => toStoreError(error, '') !== null
export const isBusy = (error: unknown): boolean => BUSY.test(codeOf(error))
/** The file is no database, or not a whole one. */
export const isDamaged = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))

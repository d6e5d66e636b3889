import 'server-only'
import type { Vault } from '@/lib/vault'
import type { Account, Role } from '@/lib/accounts/account'
import { noteUnreadable } from './met-records'
import { openTotpSecret, recoveryHashesFromJson } from './sealed-fields'
import { storedTime, timeOrEpoch } from './stored-time'

/** Typed so that a new role does not compile until it is listed here. */
const KNOWN_ROLES: Readonly<Record<Role, true>> = { administrator: true, 'team-leader': true, counsellor: true, 'privacy-officer': true, reception: true }
/** For an account whose role cannot be read; such an account is disabled as well. */
const LEAST_ROLE: Role = 'counsellor'

type Read = Readonly<Record<keyof Account, unknown>>

/**
 * An account as an adapter read it. A malformed one counts as disabled until an administrator sets its role and enables it, so
 * that a changed byte gives nobody rights.
 */
export function readAccount({ id, email, name, role, createdAt, disabledAt }: Read): Account {
  const account = { id: String(id), email: String(email), name: typeof name === 'string' ? name : null, createdAt: timeOrEpoch(createdAt) }
  const isDisabled = disabledAt !== null && disabledAt !== undefined
  const known = typeof role === 'string' && Object.hasOwn(KNOWN_ROLES, role) ? (role as Role) : null
  if (known && storedTime.safeParse(createdAt).success && (!isDisabled || storedTime.safeParse(disabledAt).success))
    return { ...account, role: known, disabledAt: isDisabled ? timeOrEpoch(disabledAt) : null }
  noteUnreadable({ kind: 'account', id: account.id })
  return { ...account, role: known ?? LEAST_ROLE, disabledAt: isDisabled || !known ? timeOrEpoch(disabledAt) : null }
}

/** @returns null if it cannot be decrypted */
export function readTotpSecret(sealed: Uint8Array, accountId: string, vault: Vault): string | null {
  try {
    return openTotpSecret(sealed, accountId, vault)
  } catch {
    noteUnreadable({ kind: 'account', id: accountId })
    return null
  }
}

/** @returns none if they cannot be read */
export function readRecoveryHashes(json: string | null, accountId: string): string[] {
  try {
    return recoveryHashesFromJson(json, accountId)
  } catch {
    noteUnreadable({ kind: 'account', id: accountId })
    return []
  }
}

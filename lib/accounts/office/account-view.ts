import 'server-only'
import { ROLE_LABELS, shownName, type Role } from '@/lib/accounts/account'
import { GRANTED_ROLES } from '@/lib/accounts/permissions'
import type { AccountOverview } from '@/lib/accounts/account-store'
import { roleWords as words, accountStateWords } from '@/lib/messages/ko/account-office'
import { signInCodeWords } from '@/lib/messages/ko/sign-in-code'

export interface AccountCard extends Pick<AccountOverview, 'id' | 'email' | 'name' | 'role' | 'hasSecondFactor'> {
  /** The name, else the e-mail address. */
  readonly shownName: string
  readonly roleLabel: string
  readonly states: readonly { readonly text: string; readonly trouble: boolean }[]
  readonly disabled: boolean
  /** Whether it never had a password. */
  readonly invited: boolean
}

export interface RoleOption {
  readonly value: Role
  readonly label: string
  readonly note: string
}

const NOTES: Readonly<Record<Role, string>> = words.notes

export const roleOptions: readonly RoleOption[] = GRANTED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value], note: NOTES[value] }))

function statesOf({ disabledAt, hasPassword, hasSecondFactor, invitationExpiresAt }: AccountOverview, now: Date): AccountCard['states'] {
  if (disabledAt) return [{ text: accountStateWords.locked, trouble: true }]
  const waits = invitationExpiresAt !== null && invitationExpiresAt > now
  if (invitationExpiresAt && !hasPassword)
    return [waits ? { text: accountStateWords.invited, trouble: false } : { text: accountStateWords.invitationExpired, trouble: true }]
  return [
    ...(waits ? [{ text: accountStateWords.linkSent, trouble: false }] : []),
    ...(hasSecondFactor ? [{ text: signInCodeWords.title, trouble: false }] : []),
  ]
}

export const toAccountCard = (account: AccountOverview, now: Date): AccountCard => ({
  id: account.id,
  email: account.email,
  name: account.name,
  shownName: shownName(account),
  role: account.role,
  roleLabel: ROLE_LABELS[account.role],
  states: statesOf(account, now),
  disabled: account.disabledAt !== null,
  invited: !account.hasPassword && account.invitationExpiresAt !== null,
  hasSecondFactor: account.hasSecondFactor,
})

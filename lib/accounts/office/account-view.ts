import 'server-only'
import { ROLE_LABELS, shownName, type Role } from '@/lib/accounts/account'
import { GRANTED_ROLES } from '@/lib/accounts/permissions'
import type { AccountOverview } from '@/lib/accounts/account-store'

/** An account in the list, in Korean. */
export interface AccountCard {
  readonly id: string
  readonly email: string
  readonly name: string | null
  /** The name, else the e-mail address. */
  readonly shownName: string
  readonly role: Role
  readonly roleLabel: string
  readonly states: readonly { readonly text: string; readonly trouble: boolean }[]
  readonly disabled: boolean
  /** Whether it never had a password. */
  readonly invited: boolean
  readonly hasSecondFactor: boolean
}

export interface RoleOption {
  readonly value: Role
  readonly label: string
  readonly note: string
}

const NOTES: Readonly<Record<Role, string>> = {
  administrator: '모든 일과 계정 관리',
  'team-leader': '모든 등록 고객의 상담과 보류함, 문자 발송. 내려받기와 지우기는 할 수 없습니다',
  counsellor: '맡은 등록 고객의 상담. 근무 중에는 그날 방문객 모두의 입장',
  'privacy-officer': '내려받기, 지우기, 접근 기록. 상담 내용은 보기만 합니다',
  reception: '그날 방문객 모두의 입장과 예약, 현장접수. 상담 기록과 번호는 볼 수 없습니다',
}

export const roleOptions: readonly RoleOption[] = GRANTED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value], note: NOTES[value] }))

function statesOf({ disabledAt, hasPassword, hasSecondFactor, invitationExpiresAt }: AccountOverview, now: Date): AccountCard['states'] {
  if (disabledAt) return [{ text: '잠김', trouble: true }]
  const waits = invitationExpiresAt !== null && invitationExpiresAt > now
  if (invitationExpiresAt && !hasPassword) return [waits ? { text: '초대함', trouble: false } : { text: '초대 링크 만료', trouble: true }]
  return [...(waits ? [{ text: '비밀번호 링크 보냄', trouble: false }] : []), ...(hasSecondFactor ? [{ text: '2단계 인증', trouble: false }] : [])]
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

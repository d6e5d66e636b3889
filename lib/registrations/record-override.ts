import { recruitingOn } from '@/lib/recruiting'
import { koreanIsoDay } from '@/lib/korean-time'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'
import type { Store } from '@/lib/store/store'
import type { RegistrationPolicy } from './policy'

interface OverrideServices {
  readonly store: Pick<Store, 'audit'>
  readonly policy: Pick<RegistrationPolicy, 'legal'>
  readonly now: () => Date
}

/**
 * Writes to the audit trail that the site recruits by a person's decision although legal facts are missing; once a decision, however
 * often the site starts.
 * @throws StoreUnavailableError
 */
export async function recordOverride({ store: { audit }, policy, now }: OverrideServices): Promise<void> {
  const recruiting = recruitingOn(policy.legal, koreanIsoDay(now()))
  if (recruiting.kind !== 'overridden') return
  const detail = registrationAuditWords.override(recruiting.override)
  const [newest] = await audit.list({ limit: 1, action: 'recruiting.override' })
  if (newest?.detail === detail) return
  await audit.record({ at: now(), actor: null, address: null, action: 'recruiting.override', subject: recruiting.missing.join(' '), detail })
}

import type { Store } from '@/lib/store/store'
import type { RegistrationPolicy } from './policy'

const BATCH = 200
const CLAIM_DAYS = 2
/** 개인정보의 안전성 확보조치 기준 §8: one year at least, two where more than 50,000 people are concerned. */
const AUDIT_YEARS = 2

interface ExpireServices {
  readonly store: Pick<Store, 'registrations' | 'audit'>
  readonly policy: Pick<RegistrationPolicy, 'retentionMonths'>
  readonly now: () => Date
}

/**
 * Destroys what is past its retention period (개인정보 보호법 §21), a batch a transaction, and old claims and traces.
 * @returns how many registrations were destroyed
 */
export async function expireRegistrations({ store, policy, now }: ExpireServices): Promise<number> {
  const at = now()
  const limit = monthsBefore(at, policy.retentionMonths)
  let removed = 0
  for (;;) {
    const ids = await store.registrations.listIdsBefore(limit, BATCH)
    if (ids.length === 0) break
    const detail = `${ids.length}건, 보유 기간 ${policy.retentionMonths}개월 경과`
    removed += await store.registrations.remove(ids, { at, actor: null, address: null, action: 'registration.expire', subject: ids.join(' '), detail })
  }
  await store.registrations.removeClaimsBefore(new Date(at.getTime() - CLAIM_DAYS * 86_400_000))
  await store.audit.removeBefore(monthsBefore(at, AUDIT_YEARS * 12))
  return removed
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}

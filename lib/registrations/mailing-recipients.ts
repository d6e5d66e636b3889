import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { Registration } from './stored-registration'

/** 정보통신망법 §50⑧: a consent that nobody reconfirmed for two years is not used. */
const CONSENT_YEARS = 2

function consentLapsed({ at }: Registration['consent'], now: Date): boolean {
  const end = new Date(at)
  end.setUTCFullYear(end.getUTCFullYear() + CONSENT_YEARS)
  return end <= now
}

/**
 * Whether an advertisement may go to a registration: its visitor agreed, lately enough, nobody merged or quarantined it, and no flag
 * is left unreviewed. Whether the number refused since is asked apart, because that holds for all of its registrations.
 */
const agreed = ({ consent, quarantine, mergedInto, suspicion, status }: Registration, now: Date): boolean =>
  consent.answers.marketing.agreed && !consentLapsed(consent, now) && quarantine === null && mergedInto === null && (suspicion === null || status !== 'new')

/** @returns those of some registrations to whose number an advertisement may go now */
export async function mailingRecipients(outbox: Pick<OutboxStore, 'hasOptedOut'>, registrations: readonly Registration[], now: Date): Promise<Registration[]> {
  const candidates = registrations.filter((registration) => agreed(registration, now))
  const refused = await Promise.all(candidates.map(({ phone }) => outbox.hasOptedOut(phone)))
  return candidates.filter((_registration, index) => !refused[index])
}

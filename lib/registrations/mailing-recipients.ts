import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { NOT_ADVERTISED_TO } from './registration-event'
import type { Registration } from './stored-registration'

/** 정보통신망법 §50⑧: a consent that nobody reconfirmed for two years is not used. */
const CONSENT_YEARS = 2

function consentLapsed({ at }: Registration['consent'], now: Date): boolean {
  const end = new Date(at)
  end.setUTCFullYear(end.getUTCFullYear() + CONSENT_YEARS)
  return end <= now
}

/**
 * Whether an advertisement may go to a registration: its visitor agreed, lately enough, nobody merged or quarantined it, its last
 * result allows one, and no flag is left unreviewed. Whether the number refused since is asked apart, because that holds for all of
 * its registrations.
 */
export const mayBeAdvertisedTo = ({ consent, quarantine, mergedInto, suspicion, status, result }: Registration, now: Date): boolean =>
  consent.answers.marketing.agreed &&
  !consentLapsed(consent, now) &&
  quarantine === null &&
  mergedInto === null &&
  (result === null || !NOT_ADVERTISED_TO.includes(result)) &&
  (suspicion === null || status !== 'new')

/**
 * @param onDamaged gets the id of a registration whose consent is damaged: it gets nothing, and the others do
 * @returns those of some registrations to whose number an advertisement may go now
 */
export async function mailingRecipients(
  outbox: Pick<OutboxStore, 'hasOptedOut'>,
  registrations: readonly Registration[],
  now: Date,
  onDamaged: (id: string) => void = () => {},
): Promise<Registration[]> {
  const candidates = registrations.filter((registration) => {
    try {
      return mayBeAdvertisedTo(registration, now)
    } catch {
      onDamaged(registration.id)
      return false
    }
  })
  const refused = await Promise.all(candidates.map(({ phone }) => outbox.hasOptedOut(phone)))
  return candidates.filter((_registration, index) => !refused[index])
}

import type { Legal } from '@/lib/content/schemas/legal'
import type { PressSite, Site } from '@/lib/content/schemas/site'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import type { Phase } from '@/lib/phases'
import { consentTexts, type ConsentText } from './consent'

/** Content's decisions about registrations, as the use cases need them. */
export interface RegistrationPolicy {
  readonly open: boolean
  readonly closedMessage: string
  /** Decides with the day whether visitors may register (lib/recruiting.ts). */
  readonly legal: Pick<Legal, 'items' | 'recruiting'>
  /** Decides which forms are open (lib/phases.ts). */
  readonly phase: Phase
  /** Slugs of the press sites; the first is the default. */
  readonly sites: readonly string[]
  readonly officePhone: string
  /** Digits of the number that gets the SMS about suspected bots; null: none is sent. */
  readonly alarmPhone: string | null
  readonly consentTexts: readonly ConsentText[]
  readonly retentionMonths: number
  readonly sms: RegistrationContent['sms']
  /** Facts in the SMS templates. */
  readonly facts: Readonly<Record<'site' | 'address' | 'hours' | 'phone' | 'units' | 'optOut', string>>
  /** Whether a copy of each registration goes to a form-collection service. */
  readonly forward: boolean
}

export function registrationPolicy(
  content: { registration: RegistrationContent; site: Site; pressSites: readonly PressSite[] },
  options: { forward: boolean; alarmPhone?: string | null },
): RegistrationPolicy {
  const { registration, site, pressSites } = content
  const others = pressSites.map(({ slug }) => slug).filter((slug) => slug !== site.defaultPressSite)
  return {
    open: registration.open,
    closedMessage: registration.closedMessage,
    legal: site.legal,
    phase: site.phase,
    sites: [site.defaultPressSite, ...others],
    officePhone: site.phone,
    alarmPhone: options.alarmPhone ?? null,
    consentTexts: consentTexts(registration.consents),
    retentionMonths: registration.retentionMonths,
    sms: registration.sms,
    facts: {
      site: site.name,
      address: site.modelHouse.address,
      hours: site.modelHouse.hours,
      phone: site.phone,
      units: registration.sms.remainingUnitsNotice,
      optOut: registration.sms.optOutNumber,
    },
    forward: options.forward,
  }
}

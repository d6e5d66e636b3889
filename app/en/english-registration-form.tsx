import { RegistrationForm } from '@/components/registration/registration-form'
import { english, englishConsents } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { registrationInPhase } from '@/lib/content/phase-content'
import { registrationWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'

interface EnglishRegistrationFormProps {
  /** Instead of the form, while the law keeps the site from taking names. */
  stopped: StoppedNotice | null
  /** The typed values and their errors, when the form is shown again. */
  values?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  idPrefix?: string
  /** Whether the success message replaces the form. */
  replaceOnSuccess?: boolean
}

/** The customer page's form in English. The visitor consents to the Korean text, shown below its translation. */
export function EnglishRegistrationForm({ stopped, ...props }: EnglishRegistrationFormProps) {
  if (!english) return null
  const { site } = content
  const open = registrationInPhase(content.registration, site)
  const registration = stopped ? registrationWhileStopped(open, stopped) : open
  const { closedMessage, submitLabel } = english.registration
  return (
    <RegistrationForm
      {...props}
      content={{ ...registration, heading: english.contact.formHeading, submitLabel, closedMessage: stopped?.message ?? closedMessage }}
      source="customer"
      site={site.defaultPressSite}
      phone={site.phone}
      language="en"
      translations={englishConsents(english)}
    />
  )
}

import { RegistrationForm } from '@/components/registration/registration-form'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'

interface EnglishRegistrationFormProps {
  /** The typed values and their errors, when the form is shown again. */
  values?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  idPrefix?: string
  /** Whether the success message replaces the form. */
  replaceOnSuccess?: boolean
}

/** The customer page's form in English. The visitor consents to the Korean text, shown below its translation. */
export function EnglishRegistrationForm(props: EnglishRegistrationFormProps) {
  if (!english) return null
  const { registration, site } = content
  const { closedMessage, submitLabel, consents } = english.registration
  return (
    <RegistrationForm
      {...props}
      content={{ ...registration, heading: english.contact.formHeading, submitLabel, closedMessage }}
      source="customer"
      site={site.defaultPressSite}
      phone={site.phone}
      language="en"
      translations={consents}
    />
  )
}

import { RegistrationForm } from '@/components/registration/registration-form'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'

interface EnglishRegistrationFormProps {
  /** What was typed, and what is wrong with it, when the form is shown again. */
  values?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  idPrefix?: string
  /** Whether the answer takes the form's place. */
  replaceOnSuccess?: boolean
}

/** The form of the customer page in English. What is agreed to is the Korean text, shown below its translation. */
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

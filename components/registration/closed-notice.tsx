import { ButtonLink } from '@/components/ui/button'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './registration-form.module.css'

/** Replaces the form while content says that registrations are closed. */
export function ClosedNotice({ message, phone, language = 'ko' }: { message: string; phone: string; language?: Language }) {
  const { registration } = messages(language)
  return (
    <div className={styles.closed}>
      <p>{message}</p>
      <ButtonLink href={`tel:${phone}`}>{registration.callNumber(phone)}</ButtonLink>
    </div>
  )
}

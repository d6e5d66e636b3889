import { ButtonLink } from '@/components/ui/button'
import { registrationWords } from '@/lib/messages/ko/registration'
import styles from './registration-form.module.css'

/** Stands where the form would be while content says that registrations are not taken. */
export function ClosedNotice({ message, phone }: { message: string; phone: string }) {
  return (
    <div className={styles.closed}>
      <p>{message}</p>
      <ButtonLink href={`tel:${phone}`}>{registrationWords.callNumber(phone)}</ButtonLink>
    </div>
  )
}

import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './next-steps.module.css'

interface NextStepsProps {
  phone: string
  /** Address of the model house. */
  address: string
  /** Opening hours; null where there are none. */
  visitingHours: string | null
  /** The page with the dates from announcement to moving in, if any. */
  schedule?: string | undefined
  language?: Language
}

/** What happens after a registration: the call, the SMS, the address and opening hours of the model house. */
export function NextSteps({ phone, address, visitingHours, schedule, language = 'ko' }: NextStepsProps) {
  const { common, registration } = messages(language)
  return (
    <>
      <ol className={styles.steps}>
        {registration.next.steps(phone).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.visit}>
        <dt>{common.address}</dt>
        <dd>{address}</dd>
        {visitingHours !== null && (
          <>
            <dt>{registration.next.visitingHours}</dt>
            <dd>{visitingHours}</dd>
          </>
        )}
      </dl>
      {schedule && <a href={schedule}>{registration.next.toSchedule}</a>}
    </>
  )
}

import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './next-steps.module.css'

interface NextStepsProps {
  phone: string
  /** Of the model house. */
  address: string
  /** When it is open; null where that is not said. */
  visitingHours: string | null
  /** The page with the dates from announcement to moving in, where there is one. */
  schedule?: string | undefined
  language?: Language
}

/** What happens after a registration: the call, the text message, where the model house is and when it is open. */
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

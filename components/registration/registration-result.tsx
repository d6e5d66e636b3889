import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { homePath } from '../layout/layout-props'
import styles from './registration-result.module.css'

interface RegistrationResultProps {
  /** `choosing`: a visit's day and time have to be chosen; `nothing`: the page was opened directly, or too late. */
  kind: 'registered' | 'refused' | 'choosing' | 'nothing'
  message?: string | undefined
  /** Above the form of a page without a result, instead of saying that there is none. */
  lead?: string | undefined
  /** By field name; listed above the form with links to the fields. */
  errors?: Readonly<Record<string, string>> | undefined
  /** Prefix of the ids of the form's controls. */
  idPrefix?: string
  phone: string
  language?: Language
  /** Steps after a success. */
  next?: ReactNode
  children?: ReactNode
}

/**
 * The page after a plain form post, in reading order: the result, what to do, how to call instead. `data-form-outcome` is the
 * element where the form, if sent by script, reports a success; the element is removed where there is nothing to report
 * (result-panel.ts).
 */
export function RegistrationResult({ kind, message, lead, errors = {}, idPrefix = '', phone, language = 'ko', next, children }: RegistrationResultProps) {
  const { common, registration, resultAnswers } = messages(language)
  const faults = Object.entries(errors)
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={styles.heading} data-form-outcome={registration.headings.registered}>
        {registration.headings[kind]}
      </h1>
      {kind === 'registered' ? (
        <>
          <p className="lead" role="status">
            {message ?? resultAnswers.success}
          </p>
          <div className={styles.form}>{next}</div>
        </>
      ) : null}
      {kind === 'nothing' || kind === 'choosing' ? (
        <p className="lead" data-form-outcome="">
          {kind === 'nothing' ? (lead ?? registration.noResult) : message}
        </p>
      ) : null}
      {message && (kind === 'refused' || kind === 'nothing') ? (
        <p className={styles.message} role="alert" data-form-outcome="">
          {message}
        </p>
      ) : null}
      {faults.length > 0 ? (
        <ul className={styles.faults} data-form-outcome="">
          {faults.map(([field, text]) => (
            <li key={field}>
              <a href={`#${idPrefix}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <div className={styles.form}>{children}</div> : null}
      <p className={styles.ways}>
        <ButtonLink href={`tel:${phone}`}>{registration.callNumber(phone)}</ButtonLink>
        <ButtonLink href={homePath(language)} variant="quiet">
          {common.toHome}
        </ButtonLink>
      </p>
    </div>
  )
}

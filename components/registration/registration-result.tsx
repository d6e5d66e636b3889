import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { resultAnswers } from '@/lib/messages/ko/registration-answers'
import { commonWords } from '@/lib/messages/ko/common'
import { registrationWords } from '@/lib/messages/ko/registration'
import { routes } from '@/lib/routes'
import styles from './registration-result.module.css'

interface RegistrationResultProps {
  /** `nothing`: the page was opened by itself, or too late. */
  kind: 'registered' | 'refused' | 'nothing'
  message?: string | undefined
  /** By field name; listed above the form with links to the fields. */
  errors?: Readonly<Record<string, string>> | undefined
  /** Prefix of the ids of the form's controls. */
  idPrefix?: string
  phone: string
  children?: ReactNode
}

/** The page after a plain form post, in reading order: what happened, what to do, how to call instead. */
export function RegistrationResult({ kind, message, errors = {}, idPrefix = '', phone, children }: RegistrationResultProps) {
  const faults = Object.entries(errors)
  return (
    <div className={`container ${styles.page}`}>
      <p className="eyebrow" lang="en" aria-hidden="true">
        REGISTRATION
      </p>
      <h1 className={styles.heading}>{registrationWords.headings[kind]}</h1>
      {kind === 'registered' ? (
        <p className="lead" role="status">
          {resultAnswers.success}
        </p>
      ) : null}
      {message ? (
        <p className={styles.message} role="alert">
          {message}
        </p>
      ) : null}
      {faults.length > 0 ? (
        <ul className={styles.faults}>
          {faults.map(([field, text]) => (
            <li key={field}>
              <a href={`#${idPrefix}-${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <div className={styles.form}>{children}</div> : null}
      <p className={styles.ways}>
        <ButtonLink href={`tel:${phone}`}>{registrationWords.callNumber(phone)}</ButtonLink>
        <ButtonLink href={routes.home} variant="quiet">
          {commonWords.toHome}
        </ButtonLink>
      </p>
    </div>
  )
}

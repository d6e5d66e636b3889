import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { RESULT_MESSAGES } from '@/lib/registrations/messages'
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

const headings = { registered: '등록 완료', refused: '등록을 마치지 못했습니다', nothing: '관심고객 등록' } as const

/** The page after a plain form post, in reading order: what happened, what to do, how to call instead. */
export function RegistrationResult({ kind, message, errors = {}, idPrefix = '', phone, children }: RegistrationResultProps) {
  const faults = Object.entries(errors)
  return (
    <div className={`container ${styles.page}`}>
      <p className="eyebrow" lang="en" aria-hidden="true">
        REGISTRATION
      </p>
      <h1 className={styles.heading}>{headings[kind]}</h1>
      {kind === 'registered' ? (
        <p className="lead" role="status">
          {RESULT_MESSAGES.success}
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
        <ButtonLink href={`tel:${phone}`}>{phone} 전화 상담</ButtonLink>
        <ButtonLink href={routes.home} variant="quiet">
          홈으로
        </ButtonLink>
      </p>
    </div>
  )
}

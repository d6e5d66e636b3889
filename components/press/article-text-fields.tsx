import { articleFormWords } from '@/lib/messages/ko/article-form'
import type { articleLimits } from '@/lib/press/article'
import styles from './article-form.module.css'

type TextField = 'title' | 'summary' | 'content' | 'date'
export type ArticleTexts = Readonly<Record<TextField, string>>

const LABELS: Readonly<Record<TextField, string>> = articleFormWords.labels
/** Errors beside empty fields. */
const EMPTY = articleFormWords.empty
export type RequiredField = keyof typeof EMPTY
export const REQUIRED_FIELDS: readonly RequiredField[] = ['title', 'summary']

interface ArticleTextFieldsProps {
  /** Prefix of the fields' ids, because a page can have two forms. */
  prefix: string
  limits: typeof articleLimits
  /** Initial texts; absent for an empty form. */
  texts?: ArticleTexts
  /** Required fields that were sent empty. */
  empty: readonly RequiredField[]
  /** Whether the day was typed in part. */
  dayIncomplete: boolean
}

/** An article's title, summary, text and day. */
export function ArticleTextFields({ prefix, limits, texts, empty, dayIncomplete }: ArticleTextFieldsProps) {
  return (
    <>
      {REQUIRED_FIELDS.map((name) => (
        <p className={styles.field} key={name}>
          <label htmlFor={`${prefix}-${name}`}>{LABELS[name]}</label>
          <input
            id={`${prefix}-${name}`}
            name={name}
            required
            maxLength={limits[name]}
            defaultValue={texts?.[name]}
            autoComplete="off"
            aria-invalid={empty.includes(name) || undefined}
            aria-describedby={empty.includes(name) ? `${prefix}-${name}-empty` : undefined}
          />
          {empty.includes(name) ? (
            <small className={styles.missing} id={`${prefix}-${name}-empty`}>
              {EMPTY[name]}
            </small>
          ) : null}
        </p>
      ))}
      <p className={styles.field}>
        <label htmlFor={`${prefix}-content`}>{LABELS.content}</label>
        <textarea id={`${prefix}-content`} name="content" rows={10} maxLength={limits.content} defaultValue={texts?.content} />
        <small className={styles.hint}>{articleFormWords.contentHint}</small>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${prefix}-date`}>{LABELS.date}</label>
        <input
          id={`${prefix}-date`}
          className={styles.day}
          name="date"
          type="date"
          defaultValue={texts?.date}
          aria-invalid={dayIncomplete || undefined}
          aria-describedby={`${prefix}-date-hint`}
        />
        <small className={styles.hint} id={`${prefix}-date-hint`}>
          {articleFormWords.dateHint}
        </small>
      </p>
    </>
  )
}

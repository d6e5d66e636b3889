import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './breadcrumb.module.css'

/** One step of the path from home; a step without an address (a menu group) is plain text. */
export interface TrailStep {
  label: string
  href?: string
}

interface BreadcrumbProps {
  /** From home to the current page, which is last and never a link. */
  trail: readonly TrailStep[]
  /** True where the last step is an article's title, which stands right below: on a phone it would take a second line. */
  isArticle?: boolean
  language?: Language
}

/** The path from home to the current page. */
export function Breadcrumb({ trail, isArticle = false, language = 'ko' }: BreadcrumbProps) {
  const { layout } = messages(language)
  return (
    <nav aria-label={layout.breadcrumb} className={styles.breadcrumb}>
      <ol className={isArticle ? `${styles.list} ${styles.article}` : styles.list}>
        {trail.map((step, index) => {
          const last = index === trail.length - 1
          return (
            <li key={step.label} className={styles.step}>
              {step.href && !last ? <a href={step.href}>{step.label}</a> : <span aria-current={last ? 'page' : undefined}>{step.label}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

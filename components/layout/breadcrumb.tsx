import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './breadcrumb.module.css'

/** One step of the path from home; a step without an address (a menu group) is plain text. */
export interface TrailStep {
  label: string
  href?: string
}

/** @param trail from home to the current page, which is last and never a link */
export function Breadcrumb({ trail, language = 'ko' }: { trail: readonly TrailStep[]; language?: Language }) {
  const { layout } = messages(language)
  return (
    <nav aria-label={layout.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.list}>
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

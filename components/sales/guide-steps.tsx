import type { Guide } from '@/lib/content/schemas/guides'
import { RunningText } from '../ui/running-text'
import styles from './guide-steps.module.css'

/** Steps of an application, numbered. */
export function GuideSteps({ steps }: { steps: Guide['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className={styles.title}>{step.title}</h3>
          <p className={styles.description}>
            <RunningText text={step.description} />
          </p>
        </li>
      ))}
    </ol>
  )
}

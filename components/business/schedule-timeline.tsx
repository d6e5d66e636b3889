import type { Schedule } from '@/lib/content/schemas/site'
import { overviewWords } from '@/lib/messages/ko/overview'
import { RunningText } from '../ui/running-text'
import styles from './schedule-timeline.module.css'

/** The steps of the sale in order; marks the first that is not done as next. */
export function ScheduleTimeline({ steps }: { steps: Schedule['steps'] }) {
  const current = steps.findIndex((step) => !step.done)
  return (
    <ol className={styles.timeline}>
      {steps.map((step, index) => {
        const state = step.done ? 'done' : index === current ? 'current' : 'ahead'
        return (
          <li key={step.label} className={`${styles.step} ${styles[state]}`} aria-current={state === 'current' ? 'step' : undefined}>
            <p className={styles.when}>{step.when}</p>
            <div className={styles.what}>
              <h3 className={styles.label}>
                {step.label}
                <span className={styles.state}>{STATE_LABELS[state]}</span>
              </h3>
              <p className={styles.detail}>
                <RunningText text={step.detail} />
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

const STATE_LABELS = { done: overviewWords.stepDone, current: overviewWords.stepNext, ahead: overviewWords.stepAhead }

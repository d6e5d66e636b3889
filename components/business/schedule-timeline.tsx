import type { StepState } from '@/lib/content/phase-content'
import type { Schedule } from '@/lib/content/schemas/site'
import { overviewWords } from '@/lib/messages/ko/overview'
import { phaseWords } from '@/lib/messages/ko/phase'
import { RunningText } from '../ui/running-text'
import styles from './schedule-timeline.module.css'

/** The steps of the sale in order, each with how far it is. */
export function ScheduleTimeline({ steps, states }: { steps: Schedule['steps']; states: readonly StepState[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step, index) => {
        const state = states[index] ?? 'ahead'
        const isCurrent = state === 'now' || state === 'next'
        return (
          <li key={step.label} className={`${styles.step} ${isCurrent ? styles.current : styles[state]}`} aria-current={isCurrent ? 'step' : undefined}>
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

const STATE_LABELS: Readonly<Record<StepState, string>> = {
  done: overviewWords.stepDone,
  now: phaseWords.stepNow,
  next: overviewWords.stepNext,
  ahead: overviewWords.stepAhead,
}

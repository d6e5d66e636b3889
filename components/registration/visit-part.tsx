import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { visitWords } from '@/lib/messages/ko/visits'
import { VISIT_PATH } from '@/lib/routes'
import type { VisitChoice } from '@/lib/visits/visit-choice'
import { fetchVisitTimes } from './fetch-visit-times'
import type { OfferedTime } from './offer-times'
import { VisitFields } from './visit-fields'
import styles from './visit-option.module.css'

/** What is known of times: on their way, or there, or not to be had. `none`: there are, and all are taken. */
export type VisitPartState = 'loading' | 'ready' | 'failed' | 'none'

interface VisitPartProps {
  /** Id of a control by its name. */
  id: (field: string) => string
  /** What the form had before: its day, time and party, by name. */
  before: Readonly<Record<string, string>>
  /** Free times of a refusal; they may be of another day. */
  offered: readonly OfferedTime[]
  /** Told after the controls have changed. */
  onState: (state: VisitPartState) => void
}

/** Times that a list has, and the offered ones that it lacks. */
const withOffered = (choice: VisitChoice, offered: readonly OfferedTime[]): VisitChoice => ({
  ...choice,
  times: [...choice.times, ...offered.filter(({ at }) => choice.times.every((time) => time.at !== at)).map((time) => ({ ...time, full: false }))],
})

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.ways}>
      <Button onClick={onRetry}>{visitWords.tryAgain}</Button>
      <a href={VISIT_PATH}>{visitWords.bookElsewhere}</a>
    </div>
  )
}

const SAID: Readonly<Record<VisitPartState, string>> = { loading: visitWords.loadingTimes, failed: visitWords.timesFailed, none: visitWords.noTimes, ready: '' }

/** The part of a form in which a visit is chosen: days, the times of one of them, and how many come. */
export function VisitPart({ id, before, offered, onState }: VisitPartProps) {
  const [asked, ask] = useState<{ readonly day: string | null }>({ day: before.visitDay || before.visitAt?.slice(0, 10) || null })
  const [choice, setChoice] = useState<VisitChoice | null>(null)
  const [state, setState] = useState<VisitPartState>('loading')
  const fields = useRef<HTMLDivElement>(null)
  const renewedFor = useRef(offered)

  useEffect(() => {
    let latest = true
    fetchVisitTimes(asked.day).then(
      (answer) => {
        if (!latest) return
        setChoice(answer)
        setState(answer.day === null ? 'none' : 'ready')
      },
      () => {
        if (latest) setState('failed')
      },
    )
    return () => {
      latest = false
    }
  }, [asked])

  // After a refusal the list says of the time that it is taken; where its day has none left, the error beside it has the others.
  useEffect(() => {
    if (offered === renewedFor.current) return
    renewedFor.current = offered
    const renew = (answer: VisitChoice) => setChoice((shown) => (shown && answer.day === shown.day && shown.times.length > 0 ? answer : shown))
    fetchVisitTimes(asked.day).then(renew, () => {})
  }, [offered, asked])

  useLayoutEffect(() => onState(state), [state, onState])

  const look = (day: string | null) => {
    setState('loading')
    // Times of the day before are no times of this one.
    setChoice((shown) => shown && { ...shown, day, times: [] })
    ask({ day })
    const time = fields.current?.querySelector('select[name=visitAt]')
    if (time instanceof HTMLSelectElement) {
      time.value = ''
      time.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }

  const label = choice?.days.find(({ day }) => day === choice.day)?.label
  return (
    <div className={styles.part}>
      <p role="status" className={state === 'ready' ? 'visually-hidden' : styles.status}>
        {state === 'ready' && label ? visitWords.timesShown(label) : SAID[state]}
      </p>
      {choice && choice.day !== null ? (
        <div ref={fields} hidden={state === 'failed' && choice.times.length === 0}>
          <VisitFields choice={withOffered(choice, offered)} id={id} values={before} errors={{}} onDay={look} waiting={state === 'loading'} />
        </div>
      ) : null}
      {state === 'failed' ? <Failure onRetry={() => look(asked.day)} /> : null}
      <p className={styles.note}>{visitWords.walkIn}</p>
    </div>
  )
}

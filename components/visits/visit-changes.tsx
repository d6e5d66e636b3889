import { Accordion } from '@/components/ui/accordion'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { visitorPageWords as words } from '@/lib/messages/ko/visits'
import { apiPaths } from '@/lib/routes'
import styles from './visitor-page.module.css'

/** Anchor of the times, so that keyboard users continue there after choosing a day, not at the top. */
const CHANGES_ID = 'changes'

interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled: boolean
}

interface MoveChoice {
  /** How often the visitor may still move the visit, in words. */
  readonly note: string
  /** Path of this page, which shows the times of the selected day. */
  readonly pagePath: string
  readonly day: string
  readonly dayLabel: string
  readonly days: readonly Choice[]
  readonly times: readonly Choice[]
  /** The preselected time, the free one nearest to the requested time; null: the first. */
  readonly chosen: string | null
  /** Whether the form is expanded. */
  readonly open: boolean
}

interface VisitChangesProps {
  token: string
  version: number
  /** Null if the visit can no longer be moved. */
  move: MoveChoice | null
  cancellable: boolean
}

/** Fields of every form: the token and the version of the visit as shown. */
const Known = ({ token, version, action }: { token: string; version: number; action: 'move' | 'cancel' | 'disown' }) => (
  <>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="action" value={action} />
  </>
)

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))

function MoveForms({ token, version, move }: { token: string; version: number; move: MoveChoice }) {
  const { note, pagePath, day, dayLabel, days, times, chosen } = move
  const free = times.filter(({ disabled }) => !disabled)
  const first = free.find(({ value }) => value === chosen) ?? free[0]
  return (
    <>
      <p>{note}</p>
      <form method="get" action={`${pagePath}#${CHANGES_ID}`} className={styles.form}>
        <Field id="move-day" label={words.day} required>
          {(own) => (
            <select {...own} name="day" defaultValue={day}>
              <Options choices={days} />
            </select>
          )}
        </Field>
        <Button type="submit">{words.showTimes}</Button>
      </form>
      {first ? (
        <form method="post" action={apiPaths.visits} className={styles.form}>
          <Known token={token} version={version} action="move" />
          <Field id="move-time" label={words.time(dayLabel)} required>
            {(own) => (
              <select {...own} name="at" defaultValue={first.value}>
                <Options choices={times} />
              </select>
            )}
          </Field>
          <Button type="submit" variant="primary">
            {words.move}
          </Button>
        </form>
      ) : (
        <p className={styles.note}>{words.noTimes}</p>
      )}
    </>
  )
}

const GiveUp = ({ token, version, action, text, label }: { token: string; version: number; action: 'cancel' | 'disown'; text: string; label: string }) => (
  <>
    <p>{text}</p>
    <form method="post" action={apiPaths.visits} className={styles.form}>
      <Known token={token} version={version} action={action} />
      <Button type="submit">{label}</Button>
    </form>
  </>
)

/** Moving, cancelling and disowning: each form is folded below its heading, so that one click cannot cancel a visit. */
export function VisitChanges({ token, version, move, cancellable }: VisitChangesProps) {
  const items = [
    ...(move ? [{ title: words.moveHeading, body: <MoveForms token={token} version={version} move={move} /> }] : []),
    ...(cancellable
      ? [{ title: words.cancelHeading, body: <GiveUp token={token} version={version} action="cancel" text={words.cancelText} label={words.cancel} /> }]
      : []),
    { title: words.disownHeading, body: <GiveUp token={token} version={version} action="disown" text={words.disownText} label={words.disown} /> },
  ]
  return (
    <div className={styles.changes} id={CHANGES_ID}>
      <Accordion name="visit-changes" items={items} {...(move?.open ? { initial: 0 } : {})} />
    </div>
  )
}

'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { WorkQueueList, WorkQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import { overlapMs } from '@/lib/visits/open-period'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { Fold } from '@/components/admin/fold'
import form from '@/components/admin/form.module.css'
import { TextLink } from '@/components/admin/text-link'
import { PostButton } from '@/components/admin/post-form'
import { KeysDialog } from './keys-dialog'
import { alertOfNew, WorkQueueAlerts } from './work-queue-alerts'
import { WorkQueueRow } from './work-queue-row'
import workQueue from './work-queue.module.css'
import { useWorkQueue } from './use-work-queue'
import { formatCount } from '@/lib/messages/format-count'

const MINUTE_MS = 60_000

/** Minutes of office hours since a view was made; counts once the page has scripts. */
function usePassed({ at, open }: WorkQueueView): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const offset = at - Date.now()
    const tick = () => setNow(Date.now() + offset)
    const timer = setInterval(tick, MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [at])
  return open ? Math.floor(overlapMs(open, at, now) / MINUTE_MS) : 0
}

function Section({
  list,
  passed,
  lateAfter,
  onResult,
}: {
  list: WorkQueueList
  passed: number
  lateAfter: number
  onResult: (event: SubmitEvent<HTMLFormElement>) => void
}) {
  const { title, when, caption } = words.sections[list.section]
  if (list.total === 0) return null
  return (
    <section aria-labelledby={`work-queue-${list.section}`} className={list.section === 'overdue' ? workQueue.overdue : undefined}>
      <h2 id={`work-queue-${list.section}`}>
        {words.heading(title, list.total)}
        {list.total > list.rows.length ? <small> {words.shownFirst(list.rows.length)}</small> : null}
      </h2>
      <Fold rows={list.rows.length}>
        <OfficeTable caption={caption} columns={[words.name, when, words.source, words.call, words.result]} className={workQueue.table}>
          {list.rows.map((row) => (
            <WorkQueueRow key={row.card.id} row={row} passed={passed} lateAfter={lateAfter} onResult={onResult} />
          ))}
        </OfficeTable>
      </Fold>
    </section>
  )
}

/** Includes the clicked button in the form's data, as `form.submit()` does not. */
function submitPlainly(form: HTMLFormElement, data: FormData) {
  for (const [name, value] of data)
    if (typeof value === 'string' && !form.querySelector(`input[name="${name}"]`)) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
      form.append(field)
    }
  form.submit()
}

interface Recorded {
  readonly id: string
  readonly name: string
  readonly result: string
  /** Event to take back; null if none was told. */
  readonly event: string | null
}

const Undo = ({ id, event }: { id: string; event: string }) => (
  <PostButton to={adminApiPaths.registration(id)} fields={{ event, returnTo: adminPaths.inbox }} className={form.inline} value="withdraw" label={words.undo} />
)

/**
 * The work queue: what to do next. Works as links and forms; with scripts it keeps itself up to date, records results in place
 * and has keyboard shortcuts.
 */
export function WorkQueue({ view: initial, waiting }: { view: WorkQueueView; /** Shows the number of registrations without an assignee. */ waiting: boolean }) {
  const { view, behind, ended, update } = useWorkQueue(initial, alertOfNew)
  const passed = usePassed(view)
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const root = useRef<HTMLDivElement>(null)
  /** Index of the row whose result was recorded, until the list no longer shows it. */
  const focusAt = useRef<number | null>(null)

  async function onResult(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = event.currentTarget
    const data = new FormData(sent, event.nativeEvent.submitter)
    const row = sent.closest<HTMLElement>('[data-row]')
    const rows = [...(root.current?.querySelectorAll('[data-row]') ?? [])]
    const at = row ? rows.indexOf(row) : -1
    let recordedEvent: string | null = null
    try {
      const body = new URLSearchParams([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
      // Not `sent.action`: a field has that name.
      const answer = await fetch(sent.getAttribute('action') ?? '', { method: 'POST', body, headers: { accept: 'application/json' }, redirect: 'error' })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      recordedEvent = ((await answer.json()) as { event?: string }).event ?? null
    } catch {
      return submitPlainly(sent, data)
    }
    setRecorded({
      id: row?.dataset.row ?? '',
      name: row?.querySelector('th a')?.textContent ?? '',
      result: event.nativeEvent.submitter?.textContent ?? '',
      event: recordedEvent,
    })
    focusAt.current = at
    await update()
  }

  // Moves the focus to the row that takes the place of the finished one.
  useEffect(() => {
    if (focusAt.current === null) return
    const links = root.current?.querySelectorAll<HTMLElement>('[data-row] th a')
    links?.[Math.min(focusAt.current, links.length - 1)]?.focus({ preventScroll: true })
    focusAt.current = null
  }, [view])

  const nothing = view.olderNew === 0 && view.lists.every(({ total }) => total === 0)
  return (
    <div className={workQueue.workQueue} ref={root}>
      <div className={workQueue.bar}>
        <p className={workQueue.summary}>
          {view.lists.map(({ section, total }) => (
            <span key={section}>
              {words.sections[section].title} <strong>{formatCount(total)}</strong>
            </span>
          ))}
          {waiting && view.waiting > 0 ? <TextLink href={adminPaths.waiting}>{words.waiting(view.waiting)}</TextLink> : null}
        </p>
        <div className={workQueue.tools}>
          <WorkQueueAlerts />
          <KeysDialog />
        </div>
      </div>
      <div aria-live="polite" className={recorded || ended ? styles.notice : 'visually-hidden'}>
        {ended ? (
          <>
            {words.sessionEnded} <a href={adminPaths.signIn}>{words.signInAgain}</a>
          </>
        ) : recorded ? (
          <>
            {words.recorded(recorded.name, recorded.result)} {recorded.event === null ? null : <Undo id={recorded.id} event={recorded.event} />}
          </>
        ) : null}
      </div>
      {nothing ? <p className={workQueue.nothing}>{waiting && view.waiting > 0 ? words.doneButWaiting(view.waiting) : words.done}</p> : null}
      {view.lists.map((list) => (
        <Section key={list.section} list={list} passed={passed} lateAfter={view.lateAfter} onResult={(event) => void onResult(event)} />
      ))}
      {view.olderNew > 0 ? (
        <p>
          <TextLink href={`${adminPaths.inbox}?status=new`}>{words.older(view.olderNew)}</TextLink>
        </p>
      ) : null}
      <div className={workQueue.more} aria-live="polite">
        {behind !== null ? (
          <button type="button" className="button button--primary" onClick={() => void update()}>
            {behind > 0 ? words.arrived(behind) : words.showAgain}
          </button>
        ) : null}
      </div>
    </div>
  )
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WorkQueueResponse } from '@/lib/registrations/office/work-queue/find-work-queue'
import type { WorkQueueView } from '@/lib/registrations/office/work-queue/work-queue-view'
import { adminApiPaths } from '@/lib/admin-routes'
import { reportAlarms } from '@/components/admin/alarm-channel'
import { countArrived, NOTHING_KNOWN, withKnown } from './new-arrivals'
import { watchRest } from './work-queue-at-rest'

/** Polling interval of a visible page in milliseconds; a hidden page polls less often. */
const POLL_MS = 20_000
const HIDDEN_POLL_MS = 60_000

class SignedOut extends Error {}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', redirect: 'error' })
  if (answer.status === 401 || answer.status === 403) throw new SignedOut()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return (await answer.json()) as T
}

export interface Today {
  readonly view: WorkQueueView
  /** Number of new registrations not shown yet; null while the view is current. */
  readonly behind: number | null
  readonly ended: boolean
  readonly update: () => Promise<void>
}

/**
 * Keeps the work queue up to date: polls for the change mark, and updates the view while the page is idle. Otherwise it reports
 * how many are new.
 * @param onNew called with the number of new registrations, once for each
 */
export function useWorkQueue(initial: WorkQueueView, onNew: (count: number) => void): Today {
  const [view, setView] = useState(initial)
  const [behind, setBehind] = useState<number | null>(null)
  const [ended, setEnded] = useState(false)
  const told = useRef(withKnown(NOTHING_KNOWN, initial))

  const update = useCallback(async () => {
    try {
      const next = await ask<WorkQueueView>(`${adminApiPaths.today}?view`)
      told.current = withKnown(told.current, next)
      setView(next)
      setBehind(null)
    } catch (error) {
      if (error instanceof SignedOut) setEnded(true)
    }
  }, [])

  const look = useEffectEvent(async (isAtRest: () => boolean) => {
    const state = await ask<WorkQueueResponse>(adminApiPaths.today)
    const arrived = countArrived(told.current, state)
    told.current = withKnown(told.current, state)
    if (arrived > 0) onNew(arrived)
    // They stand above the list and move it: only while nobody touches the page.
    if (isAtRest()) reportAlarms(state.alarms)
    if (state.version === view.version) return setBehind(null)
    if (isAtRest()) return update()
    setBehind(countArrived(withKnown(NOTHING_KNOWN, view), state))
  })

  useEffect(() => {
    const { isAtRest, stop } = watchRest()
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const next = () => {
      clearTimeout(timer)
      if (!stopped) timer = setTimeout(tick, document.hidden ? HIDDEN_POLL_MS : POLL_MS)
    }
    const tick = () => {
      look(isAtRest).then(next, (error: unknown) => {
        if (!(error instanceof SignedOut)) return next()
        stopped = true
        setEnded(true)
      })
    }
    const seen = () => {
      if (!document.hidden && !stopped) tick()
    }
    document.addEventListener('visibilitychange', seen)
    next()
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
      stop()
      // The next page is rendered with its own.
      reportAlarms(null)
    }
  }, [])

  return { view, behind, ended, update }
}

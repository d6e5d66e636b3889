import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import { seesOwnOnly } from '@/lib/accounts/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { partReadable, readableOf, type Registration, type UnreadableRegistration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { officeMsBetween, openPeriod, USUAL_HOURS, type OfficeDays } from '@/lib/visits/office-hours'
import type { OpenPeriod } from '@/lib/visits/open-period'
import { timeText } from '@/lib/visits/visit-text'
import { assigneeNames } from '../assignment-actions'
import { shortDateTime } from '../progress-view'
import { toCard, type RegistrationCard } from '../registration-view'
import { bookedVisits } from '@/lib/visits/booked-visits'
import { findWorkQueue, readWhole, stateOf } from './find-work-queue'
import type { FreshList } from './fresh-list'
import { quickResults, type QuickResult } from './quick-results'
import type { WorkQueueSection } from './work-queue-section'

/* The work queue: what is overdue, what is new, and what comes later today. */

type Dependencies = Pick<Services, 'store' | 'now'> & {
  readonly visits: Services['visits']
  readonly env: Pick<Services['env'], 'ALARM_WAITING_MINUTES'>
}

const MINUTE_MS = 60_000
const NO_NAMES: Readonly<Record<string, string>> = {}

export interface WorkQueueRow {
  readonly card: RegistrationCard
  /** Made anew with each view, so that a form that is sent twice counts once. */
  readonly form: string
  /** Name of the assignee; null: none, or an account that works alone. */
  readonly assignee: string | null
  /** For a new registration: minutes of office hours since it came. */
  readonly waited: number | null
  /** Time of a callback or visit, in Korean. */
  readonly due: string | null
  readonly results: readonly QuickResult[]
}

export interface WorkQueueList {
  readonly section: WorkQueueSection
  /** All of them, shown or not. */
  readonly total: number
  readonly rows: readonly WorkQueueRow[]
}

export interface WorkQueueView extends FreshList {
  /** Equal for two views that show the same. */
  readonly version: string
  readonly lists: readonly WorkQueueList[]
  /** Number of those new for longer than three days. */
  readonly olderNew: number
  readonly waiting: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Today's opening hours; null: closed. */
  readonly open: OpenPeriod | null
  /** Minutes of office hours after which a new registration has waited too long. */
  readonly lateAfter: number
}

const DUE: Readonly<Record<WorkQueueSection, (registration: Registration) => string | null>> = {
  overdue: ({ callbackAt }) => callbackAt && shortDateTime(callbackAt),
  new: () => null,
  visits: ({ appointmentAt }) => appointmentAt && timeText(appointmentAt),
  later: ({ callbackAt }) => callbackAt && timeText(callbackAt),
}

const officeDays = async ({ visits }: Dependencies): Promise<OfficeDays> => (visits ? (await visits.hours()).hours : USUAL_HOURS)

/**
 * The account's work queue, and the registrations that it shows, for the audit trail.
 * @throws StoreUnavailableError
 */
export async function workQueueView(
  dependencies: Dependencies,
  account: Account,
  qrNames: Readonly<Record<string, string>> = {},
): Promise<{ readonly view: WorkQueueView; readonly registrations: readonly Registration[]; readonly unreadable: readonly UnreadableRegistration[] }> {
  const { now, env } = dependencies
  const store = dependencies.store.registrations
  const at = now()
  const [workQueue, days, waiting] = await Promise.all([findWorkQueue(dependencies, account, readWhole(store)), officeDays(dependencies), store.countWaiting()])
  const { readable: registrations, unreadable } = partReadable(workQueue.lists.flatMap(({ found }) => found))
  const [names, bookings] = await Promise.all([
    seesOwnOnly(account) ? NO_NAMES : assigneeNames(dependencies, registrations),
    bookedVisits(dependencies, registrations),
  ])
  const row = (section: WorkQueueSection, registration: Registration): WorkQueueRow => ({
    card: toCard(registration, qrNames, bookings.get(registration.id)),
    form: randomUUID(),
    assignee: registration.assignee === null ? null : (names[registration.assignee] ?? null),
    waited: section === 'new' ? Math.floor(officeMsBetween(days, registration.createdAt, at) / MINUTE_MS) : null,
    due: DUE[section](registration),
    results: quickResults(registration, section),
  })
  return {
    registrations,
    unreadable,
    view: {
      version: stateOf(workQueue).version,
      lists: workQueue.lists.map(({ section, total, found }) => ({
        section,
        total,
        rows: readableOf(found).map((registration) => row(section, registration)),
      })),
      olderNew: workQueue.olderNew,
      fresh: workQueue.fresh,
      more: workQueue.more,
      waiting,
      at: at.getTime(),
      open: openPeriod(days, koreanIsoDay(at)),
      lateAfter: env.ALARM_WAITING_MINUTES,
    },
  }
}

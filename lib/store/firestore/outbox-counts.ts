import 'server-only'
import { CLAIMS_MAX, type MessageState } from '@/lib/messaging/message'
import type { OutboxStore } from '@/lib/messaging/outbox-store'
import { COLLECTIONS } from './collections'
import type { FirestoreConnection } from './connection'
import { withDeadline } from './deadline'
import { SORTED_QUERIES, sortedQuery } from './queries'

/** Maximum documents read of messages that are claimed repeatedly without an outcome, which are few unless the store is damaged. */
const UNFINISHED_READ = 200

/** Numbers of messages by state, age and tries. */
export function outboxCounts(connection: FirestoreConnection): Pick<OutboxStore, 'countByState' | 'countOverdue' | 'countFailing'> {
  const outbox = async () => (await connection.open()).db.collection(COLLECTIONS.outbox)
  return {
    countByState: <State extends MessageState>(states: readonly State[]) =>
      withDeadline(async () => {
        const messages = await outbox()
        const counts = await Promise.all(states.map(async (state) => [state, (await messages.where('state', '==', state).count().get()).data().count] as const))
        return Object.fromEntries(counts) as Record<State, number>
      }),
    countOverdue: (at) =>
      // Null sorts before every number, so the comparison leaves out settled messages.
      withDeadline(async () => {
        const connected = await connection.open()
        const overdue = (await outbox()).where('dueAt', '>', 0).where('dueAt', '<', at.getTime()).count()
        const unfinished = sortedQuery(connected, SORTED_QUERIES.failing, { state: 'sending' satisfies MessageState })
          .where('attempts', '>=', CLAIMS_MAX)
          .select('dueAt')
          .limit(UNFINISHED_READ)
        const [counted, { docs }] = await Promise.all([overdue.get(), unfinished.get()])
        return counted.data().count + docs.filter((one) => !((one.get('dueAt') as number) < at.getTime())).length
      }),
    countFailing: (tries) =>
      withDeadline(
        async () =>
          (
            await sortedQuery(await connection.open(), SORTED_QUERIES.failing, { state: 'pending' satisfies MessageState })
              .where('attempts', '>=', tries)
              .count()
              .get()
          ).data().count,
      ),
  }
}

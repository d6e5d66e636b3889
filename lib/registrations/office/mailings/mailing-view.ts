import 'server-only'
import { formatCount } from '@/lib/messages/format-count'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import { priceOf, type Mailing, type SmsPrices } from '@/lib/messaging/mailing'

export interface MailingView extends Pick<Mailing, 'id' | 'revision' | 'state' | 'text' | 'body' | 'author' | 'recipients' | 'decidedBy'> {
  readonly stateLabel: string
  readonly createdAt: string
  /** `12명`, or `12명 이상` while they are counted. */
  readonly people: string
  /** When the count ended; null while it goes on. */
  readonly countedAt: string | null
  readonly returned: string | null
  readonly queued: string | null
  readonly length: string
  readonly cost: string
}

/** @param prices of the vendor, for the estimate */
export function mailingView(mailing: Mailing, prices: SmsPrices): MailingView {
  const { id, revision, state, text, body, author, createdAt, recipients, countedAt, decidedBy, reason, queued } = mailing
  const { bytes, kind, won } = priceOf(body, prices)
  return {
    id,
    revision,
    state,
    stateLabel: words.states[state],
    text,
    body,
    author,
    createdAt: createdAt.toISOString(),
    recipients,
    countedAt: countedAt?.toISOString() ?? null,
    people: countedAt === null ? words.atLeast(formatCount(recipients)) : words.people(formatCount(recipients)),
    decidedBy,
    returned: state === 'draft' && reason !== null && decidedBy !== null ? words.returned(decidedBy, reason) : null,
    queued: state === 'draft' || state === 'requested' ? null : words.queued(formatCount(queued)),
    length: words.length(formatCount(bytes), kind),
    cost: won === 0 ? words.noCost : words.cost(formatCount(Math.ceil(recipients * won)), `${won}`),
  }
}

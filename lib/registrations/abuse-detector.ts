import { limits } from '@/lib/limits.mjs'
import { QUARANTINE_THRESHOLDS, SURGE_THRESHOLD, SUSPICION_THRESHOLDS } from './bot-thresholds'
import { createDistinctCounter } from './distinct-counter'
import { createMessagePacing } from './message-pacing'
import type { Suspicion } from './stored-registration'

const ALARM_INTERVAL_MS = limits.officeAlarm.seconds * 1000

/** What a registration may have in common with others, each as a keyed hash: nothing here says who somebody is. */
export interface Traits {
  readonly phone: string
  /** All but the last two digits of the phone. */
  readonly phoneRange: string
  /** The client's address and the block around it; null where the address says nothing of a network (a proxy's, this machine's). */
  readonly network: { readonly address: string; readonly block: string } | null
  /** What the client's program says of itself. */
  readonly program: string
  /** A message in words of one's own; null for none and for what anybody would write. */
  readonly text: string | null
  /** Name with birth date, and the e-mail address where there is one. */
  readonly identities: readonly string[]
}

export interface Candidate {
  readonly id: string
  readonly traits: Traits
  /** Known already for a program's, see quarantine.ts: it is counted with its like, and not with everybody. */
  readonly isBot: boolean
  /** Whether it takes a place of a visit. */
  readonly booksVisit: boolean
}

type QuarantineRule = keyof typeof QUARANTINE_THRESHOLDS

interface Decision {
  /** Why no person can be meant, or null. */
  readonly quarantine: QuarantineRule | null
  /** Why it may be a program's all the same, or null. */
  readonly suspicion: Suspicion | null
  /** Earlier ones of the same program that passed before it could be known: they are quarantined with it. */
  readonly earlier: readonly string[]
  /** Its confirmation is not sent before this. */
  readonly confirmFrom: Date
  /** How many were marked or quarantined since the office was told last, where it is to be told now; otherwise null. */
  readonly alarm: number | null
  /** Nothing was stored after all. */
  rollback(): void
}

/** Of a registration that is no program's beyond doubt: it counts for no rule. */
export const nothingSuspicious = (at: Date): Decision => ({ quarantine: null, suspicion: null, earlier: [], confirmFrom: at, alarm: null, rollback: () => {} })

/** Bot detection. State is kept in this process's memory, like the rate limits: each instance evaluates the requests that it receives. */
export interface AbuseDetector {
  evaluate(candidate: Candidate, at: Date): Decision
}

interface Stored {
  readonly id: string
  /** In the inbox, as far as is known here. */
  passed: boolean
}

/** One registration can hold several marks: the one that says most is kept. */
const SUSPICIONS_BY_PRIORITY: readonly Suspicion[] = ['phone', 'phones', 'copies', 'network', 'agent', 'surge']

/** @param surgeBlocks different network blocks a minute, beyond which everybody is marked */
export function createAbuseDetector(surgeBlocks: number = SURGE_THRESHOLD.distinct): AbuseDetector {
  const alike = createDistinctCounter<Stored>()
  const counts = createDistinctCounter<never>()
  const pacing = createMessagePacing()
  const surge = { ...SURGE_THRESHOLD, distinct: surgeBlocks }
  let alarmedAt = -Infinity
  /** What the next alarm tells of. */
  let noticed = { count: 0, at: -Infinity }

  /** One of many phones from one block, with one program, and with the same typed. */
  function findCampaign(
    { network, program, phone, phoneRange, text }: Traits,
    one: Stored,
    at: number,
  ): { reason: QuarantineRule | null; earlier: readonly Stored[] } {
    if (!network) return { reason: null, earlier: [] }
    const typed = Object.entries({ phones: phoneRange, copies: text }) as [QuarantineRule, string | null][]
    const exceeded = typed.flatMap(([rule, value]) => {
      if (value === null) return []
      const counted = alike.add(`${rule} ${network.block} ${program} ${value}`, phone, at, QUARANTINE_THRESHOLDS[rule], one)
      return counted.exceeded ? [{ rule, items: counted.items }] : []
    })
    return { reason: exceeded[0]?.rule ?? null, earlier: [...new Set(exceeded.flatMap(({ items }) => items))].filter((other) => other.passed && other !== one) }
  }

  /** Counts towards every rule, whichever holds. */
  function suspicionOf({ phone, phoneRange, network, program, text, identities }: Traits, booksVisit: boolean, at: number): Suspicion | null {
    const over = (rule: keyof typeof SUSPICION_THRESHOLDS, key: string, value = phone) =>
      counts.add(`${rule} ${key}`, value, at, SUSPICION_THRESHOLDS[rule]).exceeded
    const held = new Set<Suspicion>()
    const mark = (suspicion: Suspicion, ...exceeded: readonly boolean[]) => {
      if (exceeded.includes(true)) held.add(suspicion)
    }
    mark('phones', over('phones', phoneRange))
    mark('copies', ...identities.map((identity) => over('copies', identity)), text !== null && over('text', text))
    if (network) {
      const { address, block } = network
      mark('phone', over('phone', phone, block))
      mark('network', ...(booksVisit ? [over('visits', `${address} ${program}`), over('visitsOfAddress', address), over('visitsOfBlock', block)] : []))
      mark('network', over('client', `${address} ${program}`), over('address', address), over('blockProgram', `${block} ${program}`), over('block', block))
      const isShared = over('sharedBlock', block)
      mark('agent', over('agent', program, block) && !isShared)
      mark('surge', counts.add('surge', block, at, surge).exceeded && !isShared)
    }
    return SUSPICIONS_BY_PRIORITY.find((suspicion) => held.has(suspicion)) ?? null
  }

  /** One number that is registered again and again is no crowd to call somebody for. */
  function alarmOf(reason: QuarantineRule | null, suspicion: Suspicion | null, at: number): number | null {
    if (reason === null && (suspicion === null || suspicion === 'phone')) return null
    noticed = { count: at - noticed.at < ALARM_INTERVAL_MS ? noticed.count + 1 : 1, at }
    if (noticed.count < limits.officeAlarm.points || at - alarmedAt < ALARM_INTERVAL_MS) return null
    const told = noticed.count
    alarmedAt = at
    noticed = { count: 0, at }
    return told
  }

  return {
    evaluate({ id, traits, isBot, booksVisit }, date) {
      const at = date.getTime()
      const one: Stored = { id, passed: !isBot }
      const { reason, earlier } = findCampaign(traits, one, at)
      if (reason !== null) one.passed = false
      for (const other of earlier) other.passed = false
      const suspicion = reason === null && !isBot ? suspicionOf(traits, booksVisit, at) : null
      const before = alarmedAt
      const alarm = alarmOf(reason, suspicion, at)
      return {
        quarantine: reason,
        suspicion,
        earlier: earlier.map((other) => other.id),
        confirmFrom: suspicion === null ? date : pacing.reserve(traits.network?.block ?? null, date),
        alarm,
        rollback() {
          one.passed = false
          if (alarm === null) return
          alarmedAt = before
          noticed = { count: noticed.count + alarm, at }
        },
      }
    },
  }
}

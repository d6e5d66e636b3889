import { limits } from '@/lib/limits'
import { QUARANTINE_THRESHOLDS, SURGE_THRESHOLD, SUSPICION_THRESHOLDS } from './bot-thresholds'
import { createDistinctCounter } from './distinct-counter'
import { createMessagePacing } from './message-pacing'
import type { Suspicion } from './stored-registration'

const ALARM_INTERVAL_MS = limits.officeAlarm.seconds * 1000

/** What a registration may have in common with others, each as a keyed hash that identifies nobody. */
export interface Traits {
  readonly phone: string
  /** All but the last two digits of the phone. */
  readonly phoneRange: string
  /** The client's address and the block around it; null for an address that says nothing of a network (a proxy's, this machine's). */
  readonly network: { readonly address: string; readonly block: string } | null
  /** The client's user agent. */
  readonly userAgent: string
  /** A message in the visitor's own words; null for none and for common phrases. */
  readonly text: string | null
  /** Name with birth date, and the e-mail address if there is one. */
  readonly identities: readonly string[]
}

export interface Candidate {
  readonly id: string
  readonly traits: Traits
  /** Already known to be a bot's, see quarantine.ts: counted with other bots only. */
  readonly isBot: boolean
  /** Whether it books a place of a visit. */
  readonly booksVisit: boolean
}

type QuarantineRule = keyof typeof QUARANTINE_THRESHOLDS

interface Decision {
  /** Why it is surely a bot's, or null. */
  readonly quarantine: QuarantineRule | null
  /** Why it may be a bot's, or null. */
  readonly suspicion: Suspicion | null
  /** Earlier registrations of the same bot that passed before the rule applied; they are quarantined with it. */
  readonly earlier: readonly string[]
  /** Earliest time of its confirmation. */
  readonly confirmFrom: Date
  /** How many were flagged or quarantined since the last alarm, if an alarm is due; otherwise null. */
  readonly alarm: number | null
  /** Undoes the counts after nothing was stored. */
  rollback(): void
}

/** For a registration that no rule counts. */
export const nothingSuspicious = (at: Date): Decision => ({ quarantine: null, suspicion: null, earlier: [], confirmFrom: at, alarm: null, rollback: () => {} })

/** Bot detection. State is kept in this process's memory, like the rate limits: each instance evaluates the requests that it receives. */
export interface AbuseDetector {
  evaluate(candidate: Candidate, at: Date): Decision
}

interface Stored {
  readonly id: string
  /** Whether it is in the inbox, as far as this process knows. */
  passed: boolean
}

/** A registration keeps one suspicion: the most specific one. */
const SUSPICIONS_BY_PRIORITY: readonly Suspicion[] = ['phone', 'phones', 'copies', 'network', 'agent', 'surge']

/** @param surgeBlocks network blocks a minute; over the limit every registration is flagged */
export function createAbuseDetector(surgeBlocks: number = SURGE_THRESHOLD.distinct): AbuseDetector {
  const alike = createDistinctCounter<Stored>()
  const counts = createDistinctCounter<never>()
  const pacing = createMessagePacing()
  const surge = { ...SURGE_THRESHOLD, distinct: surgeBlocks }
  let alarmedAt = -Infinity
  /** What the next alarm reports. */
  let noticed = { count: 0, at: -Infinity }

  /** Finds many phones from one block with one user agent and the same input. */
  function findCampaign(
    { network, userAgent, phone, phoneRange, text }: Traits,
    one: Stored,
    at: number,
  ): { reason: QuarantineRule | null; earlier: readonly Stored[] } {
    if (!network) return { reason: null, earlier: [] }
    const typed = Object.entries({ phones: phoneRange, copies: text }) as [QuarantineRule, string | null][]
    const exceeded = typed.flatMap(([rule, value]) => {
      if (value === null) return []
      const counted = alike.add(`${rule} ${network.block} ${userAgent} ${value}`, phone, at, QUARANTINE_THRESHOLDS[rule], one)
      return counted.exceeded ? [{ rule, items: counted.items }] : []
    })
    return { reason: exceeded[0]?.rule ?? null, earlier: [...new Set(exceeded.flatMap(({ items }) => items))].filter((other) => other.passed && other !== one) }
  }

  /** Counts towards every rule, also those that do not apply. */
  function suspicionOf({ phone, phoneRange, network, userAgent, text, identities }: Traits, booksVisit: boolean, at: number): Suspicion | null {
    const over = (rule: keyof typeof SUSPICION_THRESHOLDS, key: string, value = phone) =>
      counts.add(`${rule} ${key}`, value, at, SUSPICION_THRESHOLDS[rule]).exceeded
    const held = new Set<Suspicion>()
    const flag = (suspicion: Suspicion, ...exceeded: readonly boolean[]) => {
      if (exceeded.includes(true)) held.add(suspicion)
    }
    flag('phones', over('phones', phoneRange))
    flag('copies', ...identities.map((identity) => over('copies', identity)), text !== null && over('text', text))
    if (network) {
      const { address, block } = network
      flag('phone', over('phone', phone, block))
      flag('network', ...(booksVisit ? [over('visits', `${address} ${userAgent}`), over('visitsOfAddress', address), over('visitsOfBlock', block)] : []))
      flag(
        'network',
        over('client', `${address} ${userAgent}`),
        over('address', address),
        over('blockUserAgent', `${block} ${userAgent}`),
        over('block', block),
      )
      const isShared = over('sharedBlock', block)
      flag('agent', over('agent', userAgent, block) && !isShared)
      flag('surge', counts.add('surge', block, at, surge).exceeded && !isShared)
    }
    return SUSPICIONS_BY_PRIORITY.find((suspicion) => held.has(suspicion)) ?? null
  }

  /** One number registered repeatedly is no reason for an alarm. */
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

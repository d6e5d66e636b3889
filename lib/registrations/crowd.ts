import type { CrowdReason } from './stored-registration'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** So much is remembered at most, whatever is sent: the oldest goes first. */
const MAX_GROUPS = 40_000
/** A limit beyond this is none (load tests), and nothing is remembered for it. */
const MOST_PHONES = 10_000

/** Something that a registration has in common with others. */
export interface Trait {
  readonly reason: Exclude<CrowdReason, 'surge'>
  /** A keyed hash: nothing that is remembered here says who somebody is. */
  readonly value: string
}

interface Rule {
  readonly withinMs: number
  /** As many different phones may share a trait; one more makes a crowd. */
  readonly phones: number
}

interface Member {
  readonly id: string
  readonly phone: string
  readonly at: number
  /** Stored, and not set aside. */
  passed: boolean
}

export interface Verdict {
  /** Why this one is set aside, or null. */
  readonly reason: CrowdReason | null
  /** Earlier ones of the same crowd that had passed: they are set aside with it. */
  readonly earlier: readonly string[]
  /** Nothing was stored after all: there is nothing to set aside later. */
  withdraw(): void
}

export interface Crowd {
  /**
   * Takes note of a registration and says whether it is one of a crowd that people do not form.
   * @param caught already known for a bot's: it is counted with its like, and not with everybody
   */
  judge(one: { readonly id: string; readonly phone: string; readonly traits: readonly Trait[]; readonly caught: boolean }, at: Date): Verdict
}

/**
 * The narrow rules come first, so that bots with anything in common are told apart from the visitors who register
 * in the same minute; the last one, for all together, is for those who have nothing in common at all.
 * @param perMinute registrations a minute and client, of which everything else is a multiple
 * @param surge registrations a minute of everybody
 */
function rulesFor(perMinute: number, surge: number): Readonly<Record<CrowdReason, readonly Rule[]>> {
  const rules = (...all: readonly Rule[]) => all.filter(({ phones }) => phones <= MOST_PHONES)
  return {
    // A thousand visitors' phones in an hour share their first nine digits in twos at most.
    phones: rules({ withinMs: HOUR_MS, phones: 2 * perMinute }),
    copies: rules({ withinMs: HOUR_MS, phones: 2 * perMinute }),
    network: rules({ withinMs: MINUTE_MS, phones: 2 * perMinute }, { withinMs: HOUR_MS, phones: 20 * perMinute }),
    // Every iPhone of one iOS version says the same of itself: a third of a launch evening.
    agent: rules({ withinMs: MINUTE_MS, phones: 3 * perMinute }, { withinMs: HOUR_MS, phones: 20 * perMinute }),
    surge: rules({ withinMs: MINUTE_MS, phones: surge }),
  }
}

/** What shares one trait, for one rule. Whatever leaves it and enters it is counted as it does: a flood costs no more than a trickle. */
interface Group {
  /** Oldest first. */
  readonly members: Member[]
  /** How many of the members each phone has. */
  readonly phones: Map<string, number>
  /** Those of the members that have passed. */
  passed: Member[]
}

function leave({ members, phones }: Group, before: number): void {
  const gone = members.findIndex(({ at }) => at > before)
  for (const { phone } of members.splice(0, gone < 0 ? members.length : gone)) {
    const left = (phones.get(phone) ?? 0) - 1
    if (left > 0) phones.set(phone, left)
    else phones.delete(phone)
  }
}

/** Remembers in this process's memory, like the limits: each instance judges what it sees. */
export function createCrowd(perMinute: number, surge: number): Crowd {
  const rules = rulesFor(perMinute, surge)
  const groups = new Map<string, Group>()

  function groupOf(key: string): Group {
    const group = groups.get(key) ?? { members: [], phones: new Map<string, number>(), passed: [] }
    // Anew at the end: the order of the map is that of use.
    groups.delete(key)
    groups.set(key, group)
    return group
  }

  /** @returns the members that had passed, when they are a crowd with the newest; null when they are none */
  function join(one: Member, key: string, { withinMs, phones }: Rule): readonly Member[] | null {
    const group = groupOf(key)
    leave(group, one.at - withinMs)
    group.members.push(one)
    group.phones.set(one.phone, (group.phones.get(one.phone) ?? 0) + 1)
    if (group.phones.size <= phones) {
      if (one.passed) group.passed.push(one)
      return null
    }
    const earlier = group.passed.filter(({ at, passed }) => passed && at > one.at - withinMs)
    group.passed = []
    return earlier
  }

  function forgetOldest(): void {
    for (const key of groups.keys()) {
      if (groups.size <= MAX_GROUPS) return
      groups.delete(key)
    }
  }

  return {
    judge({ id, phone, traits, caught }, date) {
      const one: Member = { id, phone, at: date.getTime(), passed: !caught }
      const earlier = new Set<Member>()
      let reason: CrowdReason | null = null
      const consider = (of: CrowdReason, value: string) => {
        for (const rule of rules[of]) {
          const crowd = join(one, `${of} ${rule.withinMs} ${value}`, rule)
          if (!crowd) continue
          reason ??= of
          for (const member of crowd) earlier.add(member)
        }
      }
      for (const trait of traits) consider(trait.reason, trait.value)
      if (reason === null && !caught) consider('surge', 'everybody')
      forgetOldest()

      earlier.delete(one)
      for (const member of earlier) member.passed = false
      if (reason !== null) one.passed = false
      return {
        reason,
        earlier: [...earlier].map((member) => member.id),
        withdraw() {
          one.passed = false
        },
      }
    },
  }
}

import type { CrowdReason } from './stored-registration'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** So much is remembered at most, whatever is sent: the oldest goes first. */
const MAX_GROUPS = 20_000

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
  /** Neither withdrawn nor set aside. */
  passed: boolean
  counts: boolean
}

export interface Verdict {
  /** Why this one is set aside, or null. */
  readonly reason: CrowdReason | null
  /** Earlier ones of the same crowd that had passed: they are set aside with it. */
  readonly earlier: readonly string[]
  /** Nothing was stored after all: it no longer counts. */
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
const rulesFor = (perMinute: number, surge: number): Readonly<Record<CrowdReason, readonly Rule[]>> => ({
  // A thousand visitors' phones in an hour share their first nine digits in twos at most.
  phones: [{ withinMs: HOUR_MS, phones: 2 * perMinute }],
  copies: [{ withinMs: HOUR_MS, phones: 2 * perMinute }],
  network: [{ withinMs: MINUTE_MS, phones: 2 * perMinute }, { withinMs: HOUR_MS, phones: 20 * perMinute }],
  // Every iPhone of one iOS version says the same of itself: a third of a launch evening.
  agent: [{ withinMs: MINUTE_MS, phones: 3 * perMinute }, { withinMs: HOUR_MS, phones: 20 * perMinute }],
  surge: [{ withinMs: MINUTE_MS, phones: surge }],
})

/** Remembers in this process's memory, like the limits: each instance judges what it sees. */
export function createCrowd(perMinute: number, surge: number): Crowd {
  const rules = rulesFor(perMinute, surge)
  const groups = new Map<string, Member[]>()

  function groupOf(reason: CrowdReason, value: string, now: number): Member[] {
    const key = `${reason} ${value}`
    const longest = Math.max(...rules[reason].map(({ withinMs }) => withinMs))
    const most = 2 * Math.max(...rules[reason].map(({ phones }) => phones))
    const members = (groups.get(key) ?? []).filter((member) => member.counts && member.at > now - longest).slice(-most)
    // Anew at the end: the order of the map is that of use.
    groups.delete(key)
    groups.set(key, members)
    return members
  }

  /** @returns the crowd that the newest of a group makes with others, or nobody */
  function crowdOf(reason: CrowdReason, members: readonly Member[], now: number): readonly Member[] {
    for (const { withinMs, phones } of rules[reason]) {
      const recent = members.filter((member) => member.at > now - withinMs)
      if (recent.length > phones && new Set(recent.map(({ phone }) => phone)).size > phones) return recent
    }
    return []
  }

  function forgetOldest(): void {
    for (const key of groups.keys()) {
      if (groups.size <= MAX_GROUPS) return
      groups.delete(key)
    }
  }

  return {
    judge({ id, phone, traits, caught }, date) {
      const now = date.getTime()
      const one: Member = { id, phone, at: now, passed: !caught, counts: true }
      const crowds = new Map<CrowdReason, readonly Member[]>()
      const join = (reason: CrowdReason, value: string) => {
        const members = groupOf(reason, value, now)
        members.push(one)
        const crowd = crowdOf(reason, members, now)
        if (crowd.length > 0) crowds.set(reason, [...(crowds.get(reason) ?? []), ...crowd])
      }
      for (const { reason, value } of traits) join(reason, value)
      if (crowds.size === 0 && !caught) join('surge', 'everybody')
      forgetOldest()

      const earlier = [...new Set([...crowds.values()].flat())].filter((member) => member !== one && member.passed)
      for (const member of earlier) member.passed = false
      const [reason = null] = crowds.keys()
      if (reason) one.passed = false
      return {
        reason,
        earlier: earlier.map((member) => member.id),
        withdraw() {
          one.counts = false
        },
      }
    },
  }
}

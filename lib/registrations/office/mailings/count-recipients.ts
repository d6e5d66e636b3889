import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import type { Mailing } from '@/lib/messaging/mailing'
import { mailingRecipients } from '@/lib/registrations/mailing-recipients'
import { readableOf, type Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'

/*
 * Counts the numbers that would get an advertisement, newest registration first. Reading them all takes minutes at some hundred
 * thousand, so that each view of the mailing counts a part and the next one continues.
 */

type Dependencies = Pick<Services, 'store' | 'now'>

const STEP = 100
/** Of one view: well under a second. */
const STEPS = 20
/** Registrations of one number that are looked at. */
const OF_ONE_NUMBER = 50

const isNewer = (one: Registration, other: Registration): boolean =>
  one.createdAt > other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id > other.id)

/** How many numbers some registrations add: each is counted at its newest registration that may get an advertisement. */
async function numbersOf({ store, now }: Dependencies, page: readonly Registration[]): Promise<number> {
  const counted = await Promise.all(
    (await mailingRecipients(store.outbox, page, now())).map(async (one) => {
      const others = readableOf(await store.registrations.listByPhone(one.phone, OF_ONE_NUMBER)).filter((other) => isNewer(other, one))
      return (await mailingRecipients(store.outbox, others, now())).length === 0
    }),
  )
  return counted.filter(Boolean).length
}

/**
 * Continues the count of a draft's recipients, by some thousand registrations.
 * @returns the mailing with as many as are counted; `countedAt` is null if there are more to look at
 * @throws StoreUnavailableError
 */
export async function continueCount(dependencies: Dependencies, mailing: Mailing, steps = STEPS): Promise<Mailing> {
  const { store, now } = dependencies
  let counted = mailing
  for (let step = 0; step < steps && counted.countedAt === null && (counted.state === 'draft' || counted.state === 'requested'); step++) {
    const { through } = counted
    const page = await store.registrations.list({ quarantined: false, limit: STEP, ...(through && { after: through }) })
    const last = page.length === STEP ? page.at(-1) : undefined
    const next = {
      recipients: counted.recipients + (await numbersOf(dependencies, readableOf(page))),
      countedAt: last ? null : now(),
      through: last ? { createdAt: last.createdAt, id: last.id } : through,
    }
    // Somebody else is as far, or has changed the text.
    if (!(await store.mailings.count(counted, next))) return (await store.mailings.find(mailing.id)) ?? counted
    counted = { ...counted, ...next }
    await nextTurn()
  }
  return counted
}

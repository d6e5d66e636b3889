import type { Store } from './store'

/** Calls that take or give back places of visits, or may; and the hours, which say how many there are. */
const REGISTRATION_CALLS = ['remove', 'quarantine', 'release', 'merge'] as const
const VISIT_CALLS = ['book', 'move', 'confirm', 'cancel', 'saveHours'] as const

/** @returns the same object, whose listed methods call `done` once they have resolved */
function withListener<Part extends object>(part: Part, names: readonly (keyof Part)[], done: () => void): Part {
  const heard = names.map((name) => {
    const method = part[name] as (...given: unknown[]) => Promise<unknown>
    const call = async (...given: unknown[]) => {
      const result = await method(...given)
      done()
      return result
    }
    return [name, call] as const
  })
  return { ...part, ...Object.fromEntries(heard) }
}

/**
 * Announces every change to free times that this process makes, whoever makes it: a visitor, the office, a clean-up.
 * @param announce called after the change is stored; a registration without a visit changes nothing
 */
export function announcePlaces<Parts extends Pick<Store, 'registrations' | 'visits'>>(store: Parts, announce: () => void): Parts {
  const registrations: Store['registrations'] = {
    ...withListener(store.registrations, REGISTRATION_CALLS, announce),
    async save(registration, messages, texts, claim, place) {
      const outcome = await store.registrations.save(registration, messages, texts, claim, place)
      if (place) announce()
      return outcome
    },
  }
  return { ...store, registrations, visits: withListener(store.visits, VISIT_CALLS, announce) }
}

import type { Store } from './store'

/** Calls that take or give back places of visits, or may; and the hours, which say how many there are. */
const REGISTRATION_CALLS = ['save', 'remove', 'quarantine', 'release', 'merge'] as const
const VISIT_CALLS = ['book', 'move', 'confirm', 'cancel', 'saveHours'] as const

/** @returns the same object, whose listed methods call `done` once they have resolved */
function withListener<Part extends object>(part: Part, names: readonly (keyof Part)[], done: (name: keyof Part, given: readonly unknown[]) => void): Part {
  const heard = names.map((name) => {
    const method = part[name] as (...given: unknown[]) => Promise<unknown>
    const call = async (...given: unknown[]) => {
      const result = await method(...given)
      done(name, given)
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
  const PLACE = 4
  return {
    ...store,
    registrations: withListener(store.registrations, REGISTRATION_CALLS, (name, given) => {
      if (name !== 'save' || given[PLACE]) announce()
    }),
    visits: withListener(store.visits, VISIT_CALLS, announce),
  }
}

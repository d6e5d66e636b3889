import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { audit, change, HALF_PAST, LATER, placeAt, registration, TEN, visitsOf } from '../support/stored-visits'

/** What deletion, quarantine and release do to a visit, see lib/visits/visit-store.ts. */
export function visitQuarantineContract(name: string, open: OpenStore): void {
  describe(`visits of quarantined registrations in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))
    const { save, booked } = visitsOf(() => store)

    test('deletion and quarantine free places, and the number may book again', async () => {
      const several = [registration('01066660001'), registration(), registration(), registration()]
      for (const one of several) await save(one, placeAt(TEN, { people: 3 }))
      const [removed, quarantined, worked] = several as [Registration, Registration, Registration]
      await store.registrations.remove([removed.id, removed.id], audit('registration.delete'))
      await store.registrations.addNote(
        { id: 'note', registrationId: worked.id, at: MORNING, actor: 'kim@example.com', text: '메모' },
        audit('registration.note'),
      )
      await store.registrations.quarantine([quarantined.id, worked.id], 'copies', MORNING, audit('registration.quarantine'))
      expect(await booked(TEN)).toEqual({ groups: 2, people: 6 })
      expect([await store.visits.find(removed.id), await store.visits.find(quarantined.id)]).toEqual([null, null])
      expect((await store.visits.find(worked.id))?.at).toEqual(TEN)
      expect(await save(registration('01066660001'), placeAt(HALF_PAST))).toMatchObject({ kind: 'created' })
    })

    test('keeps time and party of a visit cancelled by quarantine in the history, also after a release, which books nothing', async () => {
      const [standing, assigned, cancelled, without] = [registration(), registration(), registration(), registration()]
      await save(standing, placeAt(HALF_PAST, { people: 5 }))
      await save(assigned, placeAt(HALF_PAST, { people: 3 }))
      await store.registrations.assign(assigned.id, { to: 'kim', actor: null }, MORNING, audit('registration.assign'))
      await save(cancelled, placeAt(TEN))
      await store.visits.cancel(cancelled.id, change(1))
      await save(without, null)
      const ids = [standing, assigned, cancelled, without].map(({ id }) => id)
      // A visit that the visitor cancelled proves a person, not a bot.
      expect(await store.registrations.quarantine(ids, 'network', LATER, audit('registration.quarantine'))).toBe(3)
      expect(await booked(HALF_PAST)).toEqual({ groups: 0, people: 0 })
      expect(
        await store.registrations.release(
          ids.map((id) => ({ id, messages: [] })),
          LATER,
          audit('registration.release'),
        ),
      ).toBe(3)

      const withheld = (subject: string) => ({ kind: 'visit-withheld', at: LATER, dueAt: HALF_PAST, subject, actor: 'kim@example.com', text: null })
      expect(await store.registrations.events(standing.id)).toMatchObject([{ number: 1, ...withheld('5') }])
      expect(await store.registrations.events(assigned.id)).toMatchObject([{ kind: 'assigned' }, { number: 2, ...withheld('3') }])
      expect((await store.registrations.events(cancelled.id)).map(({ kind }) => kind)).toEqual(['visit-cancelled'])
      expect(await store.registrations.events(without.id)).toEqual([])
      expect(await booked(HALF_PAST)).toEqual({ groups: 0, people: 0 })
      expect(await store.visits.find(standing.id)).toBeNull()
      expect(await store.registrations.find(standing.id)).toMatchObject({ status: 'new', appointmentAt: null, contactedAt: null, quarantine: null })
      // That is no work of staff, so the same rule may quarantine it again.
      await store.registrations.assign(assigned.id, { to: 'lee', actor: null }, LATER, audit('registration.assign'))
      expect(await store.registrations.quarantine([standing.id, assigned.id], 'network', LATER, audit('registration.quarantine'))).toBe(2)
      expect(await store.registrations.events(standing.id)).toHaveLength(1)
    })

    test('books no place for a registration quarantined at once, full or not, and records its request', async () => {
      const one = registration(undefined, MORNING, 'speed')
      await save(registration(), placeAt(TEN, { groupsPerSlot: 1 }))
      expect(await save(one, placeAt(TEN, { people: 4, groupsPerSlot: 1 }))).toEqual({ kind: 'created', id: one.id })
      expect([await booked(TEN), await store.visits.find(one.id)]).toEqual([{ groups: 1, people: 2 }, null])
      expect(await store.registrations.events(one.id)).toMatchObject([
        { number: 1, kind: 'visit-withheld', at: MORNING, dueAt: TEN, subject: '4', actor: null, text: null },
      ])
      expect(await store.registrations.find(one.id)).toEqual(one)
    })
  })
}

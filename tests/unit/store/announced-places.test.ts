import { announcePlaces } from '@/lib/store/announced-places'
import { MORNING } from '../../support/registrations'
import { temporaryStore } from '../../support/sqlite-store'
import { openingHours } from '../../support/visits'
import { audit, NEXT_DAY, placeAt, registration, TEN, texts } from '../../support/stored-visits'

const END = new Date('2026-12-31T00:00:00+09:00')
const changeOf = (basedOn: number) => ({ basedOn, at: MORNING, messages: [] })

test('announces whatever takes or gives back a place, or changes the hours, after it is stored, and nothing else', async () => {
  const { store: opened, dispose } = temporaryStore()
  const announced: Promise<number>[] = []
  const countBooked = async () => [...(await opened.visits.countBooked(TEN, END)).values()].reduce((sum, { groups }) => sum + groups, 0)
  const store = announcePlaces(opened, () => announced.push(countBooked()))
  const one = registration()

  await store.registrations.save(registration(), [], texts, null, null)
  expect(announced).toHaveLength(0)
  await store.registrations.save(one, [], texts, null, placeAt(TEN))
  await store.visits.move(one.id, placeAt(NEXT_DAY), { ...changeOf(1), counts: false })
  await store.visits.cancel(one.id, changeOf(2))
  await store.visits.book(one.id, placeAt(TEN), { ...changeOf(3), phone: one.phone })
  await store.registrations.remove([one.id], audit('registration.delete'))
  await store.visits.find(one.id)
  expect(await Promise.all(announced)).toEqual([1, 1, 0, 1, 0])
  expect(await store.visits.saveHours(openingHours, 0, audit('visit.hours'))).toBe(true)
  expect(announced).toHaveLength(6)
  await dispose()
})

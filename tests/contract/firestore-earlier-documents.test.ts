import { initialStatusEvent } from '@/lib/registrations/registration-event'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import { connectFirestore } from '@/lib/store/firestore/connection'
import { describeWithFirestore } from '../support/firestore-emulator'
import { emulatedApp, emulatedStore, freshProject } from '../support/firestore-store'
import { eventOf, savedRegistration } from '../support/registration-events'
import { MORNING, testVault } from '../support/registrations'

describeWithFirestore('a registration that an earlier release stored in Firestore', () => {
  test('takes its status as the first event, and continues from there', async () => {
    const project = freshProject()
    const store = emulatedStore(project)
    const { id } = await savedRegistration(store)
    const connection = connectFirestore(emulatedApp(project), testVault)
    const { db, FieldValue } = await connection.open()
    const absent = Object.fromEntries(
      ['result', 'absences', 'callbackAt', 'appointmentAt', 'contactedAt', 'wishedUnit', 'wishedComplex'].map((field) => [field, FieldValue.delete()]),
    )
    await db
      .collection(COLLECTIONS.registrations)
      .doc(id)
      .update({ status: 'booked', ...absent })
    await connection.close()

    expect(await store.registrations.find(id)).toMatchObject({
      status: 'booked',
      result: null,
      absences: 0,
      callbackAt: null,
      appointmentAt: null,
      preference: { unit: null, complex: null },
    })
    const contactedAt = async () => (await store.reports.readPeriod(MORNING, new Date(MORNING.getTime() + 1), 9)).arrivals.map((one) => one.contactedAt)
    expect(await contactedAt()).toEqual([MORNING])
    const earlier = initialStatusEvent(id, 'booked', MORNING)
    expect(await store.registrations.events(id)).toEqual([earlier])
    const event = eventOf(id, 'absent')
    const audit = { at: MORNING, actor: null, address: null, action: 'registration.result', subject: id, detail: null } as const
    expect(await store.registrations.record(event, audit)).toBe('recorded')
    expect(await store.registrations.events(id)).toEqual([earlier, { ...event, number: 2 }])
    expect(await contactedAt()).toEqual([MORNING])
    expect(await store.registrations.find(id)).toMatchObject({ status: 'booked', result: 'absent', absences: 1 })
    await store.close()
  })

  test('counts as booked if it has a visit', async () => {
    const project = freshProject()
    const store = emulatedStore(project)
    const place = { at: new Date(MORNING.getTime() + 9_000_000), people: 2, groupsPerSlot: 10, peoplePerSlot: 40, hoursVersion: 0, now: MORNING }
    const booked = (await savedRegistration(store, { phone: '01011110001' }, MORNING, place)).id
    const plain = (await savedRegistration(store, { phone: '01011110002' }, MORNING)).id
    const connection = connectFirestore(emulatedApp(project), testVault)
    const { db, FieldValue } = await connection.open()
    for (const id of [booked, plain]) await db.collection(COLLECTIONS.registrations).doc(id).update({ booked: FieldValue.delete() })
    await connection.close()
    const { arrivals } = await store.reports.readPeriod(MORNING, new Date(MORNING.getTime() + 1), 9)
    expect(new Map(arrivals.map((one) => [one.id, one.booked]))).toEqual(
      new Map([
        [booked, true],
        [plain, false],
      ]),
    )
    await store.close()
  })
})

import { randomUUID } from 'node:crypto'
import { queryTerm } from '@/lib/registrations/search-terms'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { statusOf } from '../support/registration-events'
import { MORNING } from '../support/registrations'
import { registrationBuilder, saveWithMessages, staffAudit } from '../support/stored-registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

/** Assignees of registrations, in every store. */
export function assigneeContract(name: string, open: OpenStore): void {
  describe(`assignees in ${name}`, () => {
    let store: Store
    let registration: ReturnType<typeof registrationBuilder>
    storeForEachTest(open, (opened) => {
      store = opened
      registration = registrationBuilder()
    })

    const save = (one: Registration) => saveWithMessages(store, one)

    const assign = (id: string, to: string, from?: string | null) =>
      store.registrations.assign(
        id,
        { to, actor: 'staff@example.com', ...(from === undefined ? {} : { from }) },
        MORNING,
        staffAudit('registration.assign', id),
      )
    const idsOf = (list: readonly Pick<Registration, 'id'>[]) => list.map(({ id }) => id)

    test('assigns a registration to one of several who claim it at once, and names the assignee to the others', async () => {
      const one = registration()
      await save(one)
      const outcomes = await Promise.all(['kim', 'lee', 'park'].map((account) => assign(one.id, account, null)))
      const assignee = (await store.registrations.find(one.id))?.assignee
      expect(outcomes.filter(({ kind }) => kind === 'assigned')).toHaveLength(1)
      expect(outcomes.filter(({ kind }) => kind === 'taken')).toEqual([
        { kind: 'taken', assignee },
        { kind: 'taken', assignee },
      ])
      expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'registration.assign', subject: one.id }])
    })

    test('replaces the assignee, either always or only if it is the expected one', async () => {
      const one = registration()
      await save(one)
      expect(await assign(one.id, 'kim', 'lee')).toEqual({ kind: 'not-found' })
      expect(await assign(one.id, 'kim')).toEqual({ kind: 'assigned' })
      expect(await assign(one.id, 'lee', 'park')).toEqual({ kind: 'taken', assignee: 'kim' })
      expect(await assign(one.id, 'lee', 'kim')).toEqual({ kind: 'assigned' })
      expect(await assign(one.id, 'park')).toEqual({ kind: 'assigned' })
      expect(await store.registrations.find(one.id)).toMatchObject({ assignee: 'park', status: 'new', updatedAt: MORNING })
    })

    test('assigns nothing in quarantine and nothing that does not exist', async () => {
      const held = registration({ quarantine: 'honeypot' })
      await save(held)
      for (const id of [held.id, randomUUID()]) for (const from of [null, undefined]) expect(await assign(id, 'kim', from)).toEqual({ kind: 'not-found' })
      expect(await store.audit.list({ limit: 9 })).toEqual([])
    })

    test('finds an account’s registrations by status and name, and new ones without an assignee separately', async () => {
      const [first, second, third, worked] = [registration(), registration({ name: '김철수' }), registration(), registration()]
      for (const one of [first, second, third, worked, registration({ quarantine: 'honeypot' })]) await save(one)
      await assign(first.id, 'kim')
      await assign(second.id, 'kim')
      await store.registrations.record(statusOf(second.id, 'called', MORNING), staffAudit('registration.status', second.id))
      await store.registrations.record(statusOf(worked.id, 'called', MORNING), staffAudit('registration.status', worked.id))
      const own = async (query: object) => idsOf(await store.registrations.list({ limit: 9, assignee: 'kim', ...query }))
      expect(await own({})).toEqual([second.id, first.id])
      expect(await own({ limit: 1 })).toEqual([second.id])
      expect(await own({ after: { createdAt: second.createdAt, id: second.id } })).toEqual([first.id])
      expect(await own({ status: 'called' })).toEqual([second.id])
      expect(await own({ term: queryTerm('홍길동')! })).toEqual([first.id])
      expect(await own({ status: 'new', term: queryTerm('김철수')! })).toEqual([])
      expect(await own({ assignee: 'lee' })).toEqual([])
      expect(idsOf(await store.registrations.listWaiting(9))).toEqual([third.id])
      expect(await store.registrations.listWaiting(0)).toEqual([])
    })

    test('leaves a flagged registration with an assignee out of a bulk quarantine', async () => {
      const [taken, free] = [registration({ suspicion: 'network' }), registration({ suspicion: 'network' })]
      for (const one of [taken, free]) await save(one)
      await assign(taken.id, 'kim', null)
      expect(await store.registrations.quarantine([taken.id, free.id], 'network', MORNING, staffAudit('registration.quarantine'))).toBe(1)
      expect(await store.registrations.find(taken.id)).toMatchObject({ quarantine: null, assignee: 'kim' })
    })
  })
}

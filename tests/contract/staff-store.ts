import type { AccountWithPassword } from '@/lib/store/account-store'
import type { AuditAction } from '@/lib/store/audit-store'
import type { Store } from '@/lib/store/store'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))
const account = (id: string): AccountWithPassword => ({
  id,
  email: `${id}@example.com`,
  role: 'administrator',
  createdAt: at(0),
  disabledAt: null,
  passwordHash: 'hash',
})
const session = (idHash: string, accountId: string, expires = 60) => ({ idHash, accountId, createdAt: at(0), lastSeenAt: at(0), expiresAt: at(expires) })

/** What every store of accounts, sessions and the audit trail keeps to. @param open a fresh, empty store */
export function staffStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`staff store: ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    it('has one account an address', async () => {
      expect(await store.accounts.add(account('kim'))).toBe(true)
      expect(await store.accounts.add({ ...account('lee'), email: 'kim@example.com' })).toBe(false)
      expect(await store.accounts.findByEmail('kim@example.com')).toEqual({ ...account('kim'), totp: null })
      expect(await store.accounts.findByEmail('lee@example.com')).toBeNull()
      expect((await store.accounts.list()).map(({ id }) => id)).toEqual(['kim'])
    })

    it.each([
      ['a changed password', (id: string) => store.accounts.setPassword(id, 'new hash')],
      ['disabling', (id: string) => store.accounts.setDisabled(id, at(5))],
      ['a second factor', (id: string) => store.accounts.setTotp(id, { secret: 'JBSWY3DPEHPK3PXP', usedStep: 7 })],
      ['no second factor', (id: string) => store.accounts.setTotp(id, null)],
    ])('%s ends the sessions of that account and of no other', async (_name, change) => {
      await store.accounts.add(account('kim'))
      await store.accounts.add(account('lee'))
      await store.sessions.add(session('s-kim', 'kim'))
      await store.sessions.add(session('s-lee', 'lee'))
      expect(await change('kim')).toBe(true)
      expect(await store.sessions.find('s-kim')).toBeNull()
      expect(await store.sessions.find('s-lee')).toMatchObject({ account: { id: 'lee' }, session: session('s-lee', 'lee') })
      expect(await change('nobody')).toBe(false)
    })

    it('keeps a second factor and lets each of its codes be used once, in the order of time', async () => {
      await store.accounts.add(account('kim'))
      expect(await store.accounts.spendTotpStep('kim', 1)).toBe(false)
      await store.accounts.setTotp('kim', { secret: 'JBSWY3DPEHPK3PXP', usedStep: null })
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp).toEqual({ secret: 'JBSWY3DPEHPK3PXP', usedStep: null })
      expect((await Promise.all([8, 8, 8].map((step) => store.accounts.spendTotpStep('kim', step)))).filter(Boolean)).toHaveLength(1)
      expect(await store.accounts.spendTotpStep('kim', 7)).toBe(false)
      expect(await store.accounts.spendTotpStep('kim', 9)).toBe(true)
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp?.usedStep).toBe(9)
      await store.accounts.setTotp('kim', null)
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp).toBeNull()
      expect(await store.accounts.spendTotpStep('nobody', 1)).toBe(false)
    })

    it('forgets sessions that were ended or have run out', async () => {
      await store.accounts.add(account('kim'))
      for (const [id, expires] of [
        ['ended', 60],
        ['old', 10],
        ['good', 60],
      ] as const)
        await store.sessions.add(session(id, 'kim', expires))
      await store.sessions.remove('ended')
      await store.sessions.removeExpired(at(11))
      await store.sessions.touch('good', at(12))
      expect(await store.sessions.find('ended')).toBeNull()
      expect(await store.sessions.find('old')).toBeNull()
      expect((await store.sessions.find('good'))?.session.lastSeenAt).toEqual(at(12))
    })

    it('lists the audit trail newest first, page by page, and drops what is too old', async () => {
      const entry = (minute: number, action: AuditAction) => ({
        at: at(minute),
        actor: 'kim@example.com',
        address: '192.0.2.1',
        action,
        subject: null,
        detail: null,
      })
      for (const minute of [1, 2, 3]) await store.audit.record(entry(minute, minute === 2 ? 'press.edit' : 'registration.view'))
      const [newest, next] = await store.audit.list({ limit: 2 })
      expect([newest?.at, next?.at]).toEqual([at(3), at(2)])
      expect((await store.audit.list({ limit: 9, before: next!.id })).map((found) => found.at)).toEqual([at(1)])
      expect(await store.audit.list({ limit: 9, action: 'press.edit' })).toHaveLength(1)
      expect(await store.audit.removeBefore(at(3))).toBe(2)
    })
  })
}

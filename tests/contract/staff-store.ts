import type { Account, Role } from '@/lib/accounts/account'
import type { AccessChange, AccountWithPassword } from '@/lib/accounts/account-store'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'

const minuteAt = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))
const account = (id: string): AccountWithPassword => ({
  id,
  email: `${id}@example.com`,
  name: null,
  role: 'administrator',
  createdAt: minuteAt(0),
  disabledAt: null,
  passwordHash: 'hash',
})
const session = (idHash: string, accountId: string, expires = 60) => ({
  idHash,
  accountId,
  createdAt: minuteAt(0),
  lastSeenAt: minuteAt(0),
  expiresAt: minuteAt(expires),
})

/** The contract of every store of accounts, sessions and the audit trail. @param open a fresh, empty store */
const changed = (action: AuditAction): AuditEntry => ({
  at: minuteAt(3),
  actor: 'boss@example.com',
  address: '192.0.2.1',
  action,
  subject: 'kim',
  detail: null,
})

export function staffStoreContract(name: string, open: () => Promise<Store>): void {
  describe(`staff store: ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    it('allows one account for an address, and audits its creation', async () => {
      expect(await store.accounts.add(account('kim'), changed('account.create'))).toBe(true)
      expect(await store.accounts.add({ ...account('lee'), email: 'kim@example.com' }, changed('account.create'))).toBe(false)
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['account.create'])
      expect(await store.accounts.findByEmail('kim@example.com')).toEqual({ ...account('kim'), totp: null, recoveryCodesLeft: 0 })
      expect(await store.accounts.findByEmail('lee@example.com')).toBeNull()
      expect((await store.accounts.list()).map(({ id }) => id)).toEqual(['kim'])
    })

    it.each([
      ['a changed password', 'account.password', (id: string) => store.accounts.setPassword(id, 'new hash', changed('account.password'))],
      ['disabling', 'account.disable', (id: string) => store.accounts.setDisabled(id, minuteAt(5), changed('account.disable'))],
      [
        'a second factor',
        'account.second-factor-on',
        (id: string) => store.accounts.setTotp(id, { secret: 'JBSWY3DPEHPK3PXP', usedStep: 7 }, changed('account.second-factor-on')),
      ],
      ['no second factor', 'account.second-factor-off', (id: string) => store.accounts.setTotp(id, null, changed('account.second-factor-off'))],
    ] as const)('%s ends the sessions of that account and of no other, and is audited', async (_name, action, change) => {
      await store.accounts.add(account('kim'))
      await store.accounts.add(account('lee'))
      await store.sessions.add(session('s-kim', 'kim'))
      await store.sessions.add(session('s-lee', 'lee'))
      expect(await change('kim')).toBe(true)
      expect(await store.sessions.find('s-kim')).toBeNull()
      expect(await store.sessions.find('s-lee')).toMatchObject({ account: { id: 'lee' }, session: session('s-lee', 'lee') })
      expect(await store.audit.list({ limit: 5 })).toMatchObject([{ ...changed(action), id: expect.anything() as unknown }])
      expect(await change('nobody')).toBe(false)
      expect(await store.audit.list({ limit: 5 })).toHaveLength(1)
    })

    it('changes nothing if the audit trail cannot be written', async () => {
      await store.accounts.add(account('kim'))
      await store.sessions.add(session('s-kim', 'kim'))
      const unwritable = { ...changed('account.password'), action: undefined } as unknown as AuditEntry
      const totp = { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }
      await expect(store.accounts.setPassword('kim', 'new hash', unwritable)).rejects.toThrow()
      await expect(store.accounts.setTotp('kim', totp, unwritable)).rejects.toThrow()
      await expect(store.accounts.setDisabled('kim', minuteAt(5), unwritable)).rejects.toThrow()
      expect(await store.accounts.findByEmail('kim@example.com')).toEqual({ ...account('kim'), totp: null, recoveryCodesLeft: 0 })
      expect(await store.sessions.find('s-kim')).not.toBeNull()
    })

    it('keeps a second factor and accepts each of its codes once, in order of time', async () => {
      await store.accounts.add(account('kim'))
      expect(await store.accounts.spendTotpStep('kim', 1)).toBe(false)
      await store.accounts.setTotp('kim', { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }, changed('account.second-factor-on'))
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp).toEqual({ secret: 'JBSWY3DPEHPK3PXP', usedStep: null })
      expect((await Promise.all([8, 8, 8].map((step) => store.accounts.spendTotpStep('kim', step)))).filter(Boolean)).toHaveLength(1)
      expect(await store.accounts.spendTotpStep('kim', 7)).toBe(false)
      expect(await store.accounts.spendTotpStep('kim', 9)).toBe(true)
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp?.usedStep).toBe(9)
      await store.accounts.setTotp('kim', null, changed('account.second-factor-off'))
      expect((await store.accounts.findByEmail('kim@example.com'))?.totp).toBeNull()
      expect(await store.accounts.spendTotpStep('nobody', 1)).toBe(false)
    })

    it('deletes ended and expired sessions', async () => {
      await store.accounts.add(account('kim'))
      for (const [id, expires] of [
        ['ended', 60],
        ['old', 10],
        ['good', 60],
      ] as const)
        await store.sessions.add(session(id, 'kim', expires))
      await store.sessions.remove('ended')
      await store.sessions.removeExpired(minuteAt(11))
      await store.sessions.touch('good', minuteAt(12))
      expect(await store.sessions.find('ended')).toBeNull()
      expect(await store.sessions.find('old')).toBeNull()
      expect((await store.sessions.find('good'))?.session.lastSeenAt).toEqual(minuteAt(12))
    })

    it('a second factor has recovery codes, each valid once even for several at once, and deletes them with it', async () => {
      await store.accounts.add(account('kim'))
      await store.accounts.add(account('lee'))
      const totp = { secret: 'JBSWY3DPEHPK3PXP', usedStep: null }
      await store.accounts.setTotp('kim', totp, changed('account.second-factor-on'), ['111111111111', '222222222222'])
      await store.accounts.setTotp('lee', totp, changed('account.second-factor-on'), ['333333333333'])
      const left = async () => (await store.accounts.findByEmail('kim@example.com'))?.recoveryCodesLeft
      expect(await left()).toBe(2)
      expect((await Promise.all([1, 2, 3].map(() => store.accounts.spendRecoveryCode('kim', '111111111111')))).filter(Boolean)).toHaveLength(1)
      for (const [id, code] of [
        ['kim', '111111111111'],
        ['kim', '333333333333'],
        ['kim', ''],
        ['nobody', '111111111111'],
      ] as const)
        expect(await store.accounts.spendRecoveryCode(id, code)).toBe(false)
      expect(await left()).toBe(1)
      await store.accounts.setTotp('kim', null, changed('account.second-factor-off'))
      expect([await left(), await store.accounts.spendRecoveryCode('kim', '222222222222')]).toEqual([0, false])
    })

    describe('an invitation', () => {
      const audit = (minute: number, action: AuditAction) => ({
        at: minuteAt(minute),
        actor: 'kim@example.com',
        address: null,
        action,
        subject: 'lee',
        detail: null,
      })
      const invited: Account = { id: 'lee', email: 'lee@example.com', name: '이상담', role: 'team-leader', createdAt: minuteAt(1), disabledAt: null }
      const accept = (hash: string, minute: number) => store.accounts.acceptInvitation(hash, `set by ${hash}`, audit(minute, 'account.accept'))
      const passwordHash = async () => (await store.accounts.findByEmail('lee@example.com'))?.passwordHash

      beforeEach(async () => {
        await store.accounts.add(account('kim'))
        expect(await store.accounts.invite(invited, { tokenHash: 'first', expiresAt: minuteAt(10) }, audit(1, 'account.invite'))).toBe(true)
      })

      it('is for a new address, and the account has no password until it is accepted', async () => {
        expect(await store.accounts.invite({ ...invited, id: 'other' }, { tokenHash: 'x', expiresAt: minuteAt(10) }, audit(1, 'account.invite'))).toBe(false)
        expect(await store.accounts.list()).toMatchObject([
          { id: 'kim', hasPassword: true, hasSecondFactor: false, invitationExpiresAt: null },
          { ...invited, hasPassword: false, invitationExpiresAt: minuteAt(10) },
        ])
        expect(await passwordHash()).toBe('')
        expect(await store.accounts.findInvited('first', minuteAt(9))).toEqual(invited)
        expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'account.invite', subject: 'lee' }])
      })

      it('is accepted once, by one of several at once', async () => {
        const accepted = await Promise.all([5, 5, 5].map((minute) => accept('first', minute)))
        expect(accepted.filter(Boolean)).toEqual([invited])
        expect(await passwordHash()).toBe('set by first')
        expect([await accept('first', 6), await store.accounts.findInvited('first', minuteAt(6))]).toEqual([null, null])
        expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'account.accept', actor: 'lee@example.com', subject: 'lee' })
      })

      it.each<[string, () => Promise<unknown>]>([
        ['it expired', async () => undefined],
        ['it was replaced', () => store.accounts.renewInvitation('lee', { tokenHash: 'second', expiresAt: minuteAt(60) }, audit(2, 'account.password-link'))],
        ['the account was disabled', () => store.accounts.changeAccess('lee', { disabledAt: minuteAt(2) }, audit(2, 'account.disable'))],
        [
          'the account was disabled and enabled again',
          async () => {
            await store.accounts.changeAccess('lee', { disabledAt: minuteAt(2) }, audit(2, 'account.disable'))
            await store.accounts.changeAccess('lee', { disabledAt: null }, audit(3, 'account.enable'))
          },
        ],
        ['a password was set otherwise', () => store.accounts.setPassword('lee', '', changed('account.password'))],
      ])('is invalid once %s', async (name, happens) => {
        await happens()
        const minute = name === 'it expired' ? 10 : 5
        expect([await accept('first', minute), await store.accounts.findInvited('first', minuteAt(minute)), await passwordHash()]).toEqual([null, null, ''])
      })

      it('can be renewed for an account with a password, which stays until the new one is set and ends sessions', async () => {
        await accept('first', 5)
        await store.sessions.add(session('open', 'lee'))
        expect(await store.accounts.renewInvitation('lee', { tokenHash: 'second', expiresAt: minuteAt(60) }, audit(6, 'account.password-link'))).toBe(true)
        expect([await passwordHash(), await store.sessions.find('open')]).toEqual(['set by first', expect.anything()])
        await accept('second', 7)
        expect([await passwordHash(), await store.sessions.find('open')]).toEqual(['set by second', null])
        expect(await store.accounts.renewInvitation('nobody', { tokenHash: 'third', expiresAt: minuteAt(60) }, audit(6, 'account.password-link'))).toBe(false)
      })
    })

    describe('role and state', () => {
      const audit = (action: AuditAction) => ({ at: minuteAt(1), actor: 'kim@example.com', address: null, action, subject: 'kim', detail: null })
      const change = (id: string, changes: AccessChange) => store.accounts.changeAccess(id, changes, audit('account.role'))

      it('a change ends the sessions of that account and is audited', async () => {
        await store.accounts.add(account('kim'))
        await store.accounts.add({ ...account('lee'), role: 'counsellor' })
        await store.sessions.add(session('of-lee', 'lee'))
        await store.sessions.add(session('of-kim', 'kim'))
        expect(await change('lee', { role: 'team-leader' })).toBe('changed')
        expect(await store.accounts.find('lee')).toMatchObject({ role: 'team-leader', disabledAt: null })
        expect([await store.sessions.find('of-lee'), await store.sessions.find('of-kim')]).toEqual([null, expect.anything()])
        expect(await change('nobody', { role: 'team-leader' })).toBe('not-found')
        expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'account.role', subject: 'kim' }])
      })

      it('does not replace a role that someone else changed meanwhile', async () => {
        await store.accounts.add(account('kim'))
        await store.accounts.add({ ...account('lee'), role: 'counsellor' })
        expect(await change('lee', { role: 'team-leader', roleUntilNow: 'counsellor' })).toBe('changed')
        await store.sessions.add(session('of-lee', 'lee'))
        expect(await change('lee', { role: 'privacy-officer', roleUntilNow: 'counsellor' })).toBe('moved')
        expect(await store.accounts.find('lee')).toMatchObject({ role: 'team-leader' })
        expect(await store.sessions.find('of-lee')).not.toBeNull()
        expect(await store.audit.list({ limit: 9 })).toHaveLength(1)
      })

      it.each<[string, AccessChange]>([
        ['demoted', { role: 'team-leader' }],
        ['disabled', { disabledAt: minuteAt(1) }],
      ])('the last administrator is not %s, even beside invited or disabled ones', async (_name, changes) => {
        await store.accounts.add(account('kim'))
        await store.accounts.add({ ...account('lee'), disabledAt: minuteAt(0) })
        await store.accounts.invite({ ...account('park') }, { tokenHash: 'token', expiresAt: minuteAt(9) }, audit('account.invite'))
        await store.sessions.add(session('open', 'kim'))
        expect(await change('kim', changes)).toBe('last-administrator')
        expect(await store.sessions.find('open')).toMatchObject({ account: { role: 'administrator', disabledAt: null } })
        await store.accounts.acceptInvitation('token', 'hash', audit('account.accept'))
        expect(await change('kim', changes)).toBe('changed')
      })

      it('stores a role from the identity provider, even without another administrator; keeps the account’s sessions', async () => {
        const follow = (id: string, role: Role) => store.accounts.followRole(id, role, audit('account.role'))
        await store.accounts.add(account('kim'))
        await store.sessions.add(session('open', 'kim'))
        expect(await follow('kim', 'privacy-officer')).toBe(true)
        expect(await store.sessions.find('open')).toMatchObject({ account: { role: 'privacy-officer', disabledAt: null } })
        // Two requests of one person: the second finds it done.
        expect([await follow('kim', 'privacy-officer'), await follow('nobody', 'counsellor')]).toEqual([false, false])
        expect(await store.audit.list({ limit: 9 })).toMatchObject([{ action: 'account.role', subject: 'kim' }])
      })

      it('if two administrators demote each other at once, one stays', async () => {
        await store.accounts.add(account('kim'))
        await store.accounts.add(account('lee'))
        const outcomes = await Promise.all([change('kim', { role: 'counsellor' }), change('lee', { disabledAt: minuteAt(1) })])
        expect(outcomes.toSorted()).toEqual(['changed', 'last-administrator'])
      })
    })

    it('lists the audit trail newest first, page by page, and deletes old entries', async () => {
      const entry = (minute: number, action: AuditAction) => ({
        at: minuteAt(minute),
        actor: 'kim@example.com',
        address: '192.0.2.1',
        action,
        subject: null,
        detail: null,
      })
      for (const minute of [1, 2, 3]) await store.audit.record(entry(minute, minute === 2 ? 'press.edit' : 'registration.view'))
      const [newest, next] = await store.audit.list({ limit: 2 })
      expect([newest?.at, next?.at]).toEqual([minuteAt(3), minuteAt(2)])
      expect((await store.audit.list({ limit: 9, before: next!.id })).map((found) => found.at)).toEqual([minuteAt(1)])
      expect(await store.audit.list({ limit: 9, action: 'press.edit' })).toHaveLength(1)
      expect(await store.audit.removeBefore(minuteAt(3))).toBe(2)
    })
  })
}

import { randomUUID } from 'node:crypto'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { originalChannel } from '@/lib/attribution/channel'
import type { QrCode } from '@/lib/attribution/qr-code'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { AuditAction, AuditEntry } from '@/lib/accounts/audit-store'
import type { Store } from '@/lib/store/store'
import { MORNING, registerRequest, registerServices, validBody } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'
import { readable } from '../support/readable'

const audit = (action: AuditAction, subject: string): AuditEntry => ({
  at: MORNING,
  actor: 'lead@example.com',
  address: '203.0.113.9',
  action,
  subject,
  detail: 'why',
})
const code = (changes: Partial<QrCode> = {}): QrCode => ({
  id: 'abcdefgh23',
  name: '역 앞 현수막',
  medium: 'banner',
  target: '/Promotion/Customer',
  createdAt: MORNING,
  closedAt: null,
  ...changes,
})
const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

/** Channels and QR codes, in every store. */
export function originStoreContract(name: string, open: OpenStore): void {
  describe(`channels in ${name}`, () => {
    let store: Store
    let phones = 0
    storeForEachTest(open, (opened) => (store = opened))

    /** @returns the stored registration of a form with this first touch */
    async function register(touch?: string) {
      const phone = `0107000${String(++phones).padStart(4, '0')}`
      const { services } = registerServices(store)
      const outcome = await registerVisitor(services, registerRequest({ body: validBody({ phone, ...(touch === undefined ? {} : { [FIRST_TOUCH]: touch }) }) }))
      if (outcome.kind !== 'registered') throw new Error(outcome.kind)
      return (await store.registrations.find(outcome.id))!
    }
    const note = (registrationId: string) => ({
      id: randomUUID(),
      registrationId,
      at: later(5),
      actor: 'lead@example.com',
      text: '네이버 → 카카오: 통화로 확인',
    })
    const idsOf = async (channel: string, more = {}) => (await store.registrations.list({ channel, limit: 9, ...more })).map(({ id }) => id)

    test('stores a first touch with its registration, which is found by its channel', async () => {
      const ad = await register('utm_source=naver&utm_medium=cpc&utm_campaign=%EB%B4%84&referrer=m.naver.com&landing=%2FBrand%2Fintro')
      const direct = await register()
      expect(JSON.parse(ad.firstTouch!)).toEqual({
        utm_source: 'naver',
        utm_medium: 'cpc',
        utm_campaign: '봄',
        referrer: 'm.naver.com',
        landing: '/Brand/intro',
      })
      expect([ad.channel, direct.channel, direct.firstTouch]).toEqual(['naver-ad', 'direct', null])
      expect(await idsOf('naver-ad')).toEqual([ad.id])
      expect(await idsOf('direct')).toEqual([direct.id])
      expect(await idsOf('kakao')).toEqual([])
    })

    test('combines a filter by channel with status, search and the place in the list', async () => {
      const first = await register('utm_source=bus')
      const second = await register('utm_source=bus')
      const called = { id: 'called', registrationId: first.id, at: later(1), actor: null, kind: 'reached', subject: null, dueAt: null, text: null } as const
      await store.registrations.record(called, audit('registration.status', first.id))
      expect(await idsOf('utm:bus', { status: 'called' })).toEqual([first.id])
      expect(await idsOf('utm:bus', { term: `phone:${second.phone}` })).toEqual([second.id])
      const [newest, next] = await store.registrations.list({ channel: 'utm:bus', limit: 2 })
      expect(await idsOf('utm:bus', { after: newest })).toEqual([next!.id])
    })

    test('a correction changes the channel, is noted and audited, and keeps the first touch', async () => {
      const { id, firstTouch } = await register('utm_source=naver')
      expect(await store.registrations.setChannel(id, 'kakao', note(id), later(5), audit('registration.channel', id))).toBe(true)
      const [corrected] = readable([(await store.registrations.find(id))!])
      expect(corrected).toMatchObject({ channel: 'kakao', firstTouch, updatedAt: later(5) })
      expect(originalChannel(corrected!)).toBe('naver')
      expect([await idsOf('naver'), await idsOf('kakao')]).toEqual([[], [id]])
      expect((await store.registrations.notes(id)).map(({ text }) => text)).toEqual(['네이버 → 카카오: 통화로 확인'])
      expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({ action: 'registration.channel', subject: id, detail: 'why' })
    })

    test('refuses a correction after someone else’s, and writes nothing', async () => {
      const { id } = await register('utm_source=naver')
      const correct = (channel: string, minutes: number, from: string | null) =>
        store.registrations.setChannel(id, channel, note(id), later(minutes), audit('registration.channel', id), from)
      const before = readable([(await store.registrations.find(id))!])[0]!.channel
      expect(await correct('kakao', 5, before)).toBe(true)
      const [notes, found] = [await store.registrations.notes(id), await store.registrations.find(id)]
      expect(await correct('meta', 6, before)).toBe('changed')
      expect(await store.registrations.find(id)).toEqual(found)
      expect(await store.registrations.notes(id)).toEqual(notes)
    })

    test('writes nothing for a registration that does not exist', async () => {
      const before = await store.audit.list({ limit: 9 })
      expect(await store.registrations.setChannel('none', 'kakao', note('none'), later(5), audit('registration.channel', 'none'))).toBe(false)
      expect(await store.audit.list({ limit: 9 })).toEqual(before)
    })

    test('counts a QR code for a registration under its name, and ignores an unknown code', async () => {
      await store.qrCodes.add(code(), audit('qr-code.create', 'abcdefgh23'))
      const scanned = await register('qr=abcdefgh23&landing=%2FPromotion%2FCustomer')
      expect(scanned.channel).toBe('qr:abcdefgh23')
      expect(JSON.parse(scanned.firstTouch!)).toMatchObject({ qr: 'abcdefgh23', qrName: '역 앞 현수막' })
      const invented = await register('qr=zzzzzzzz99&qrName=%EA%B0%80%EC%A7%9C&landing=%2F')
      expect([invented.channel, invented.firstTouch]).toEqual(['direct', null])
    })

    test('a closed code counts for one more day, for visitors already on the site', async () => {
      const day = 24 * 60
      for (const [id, closedAt] of [
        ['aaaaaaaa22', later(-day + 1)],
        ['bbbbbbbb22', later(-day)],
      ] as const) {
        await store.qrCodes.add(code({ id }), audit('qr-code.create', id))
        await store.qrCodes.close(id, closedAt, audit('qr-code.close', id))
      }
      expect([(await register('qr=aaaaaaaa22')).channel, (await register('qr=bbbbbbbb22')).channel]).toEqual(['qr:aaaaaaaa22', 'direct'])
    })

    test('keeps codes, lists them newest first, closes each once, and never reuses an id', async () => {
      const newer = code({ id: 'bbbbbbbb22', name: '버스', medium: 'bus', createdAt: later(1) })
      expect(await store.qrCodes.add(code(), audit('qr-code.create', 'abcdefgh23'))).toBe(true)
      expect(await store.qrCodes.add(newer, audit('qr-code.create', newer.id))).toBe(true)
      expect(await store.qrCodes.add(code({ name: '다른 이름' }), audit('qr-code.create', 'abcdefgh23'))).toBe(false)
      expect(await store.qrCodes.find('abcdefgh23')).toEqual(code())
      expect(await store.qrCodes.find('none')).toBeNull()
      expect(await store.qrCodes.list(9)).toEqual([
        { ...newer, scans: 0 },
        { ...code(), scans: 0 },
      ])
      expect(await store.qrCodes.list(1)).toHaveLength(1)
      expect(await store.qrCodes.close('abcdefgh23', later(2), audit('qr-code.close', 'abcdefgh23'))).toBe(true)
      expect(await store.qrCodes.close('abcdefgh23', later(3), audit('qr-code.close', 'abcdefgh23'))).toBe(false)
      expect(await store.qrCodes.close('none', later(3), audit('qr-code.close', 'none'))).toBe(false)
      expect((await store.qrCodes.find('abcdefgh23'))!.closedAt).toEqual(later(2))
      const actions = (await store.audit.list({ limit: 9 })).map(({ action }) => action)
      expect(actions).toEqual(['qr-code.close', 'qr-code.create', 'qr-code.create'])
    })

    test('adds up scans', async () => {
      await store.qrCodes.add(code(), audit('qr-code.create', 'abcdefgh23'))
      await store.qrCodes.addScans(new Map([['abcdefgh23', 2]]))
      await store.qrCodes.addScans(new Map([['abcdefgh23', 3]]))
      await store.qrCodes.addScans(new Map())
      expect((await store.qrCodes.list(9)).map(({ scans }) => scans)).toEqual([5])
    })
  })
}

import { parseEnv } from '@/lib/env'
import { createSmsSenders, isSending, smsVendorNames, type SmsVendorName } from '@/lib/messaging/sms-vendors'

const SOLAPI = { SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'secret', SOLAPI_FROM: '15338848' }
const sendersOf = (chosen: SmsVendorName, source: Readonly<Record<string, string>>) =>
  createSmsSenders(chosen, parseEnv({ ...source, SMS_SENDER: chosen }), { outbox: { recordDelivery: async () => undefined }, now: () => new Date() })

test('accepts the registry’s names as SMS_SENDER, and lists them for any other value', () => {
  expect(parseEnv({}).SMS_SENDER).toBe('record')
  for (const name of smsVendorNames) expect(() => parseEnv({ SMS_SENDER: 'pigeon' })).toThrow(name)
})

test('reports all missing variables of the chosen vendor at once, and only checks another one’s', () => {
  expect(() => parseEnv({ SMS_SENDER: 'solapi' })).toThrow(/SOLAPI_API_KEY: SMS_SENDER=solapi[\s\S]*SOLAPI_API_SECRET[\s\S]*SOLAPI_FROM/)
  expect(() => parseEnv({ SOLAPI_FROM: '1533-8848' })).toThrow('SOLAPI_FROM: 숫자 8~11자리')
  expect(() => parseEnv({ ...SOLAPI, SMS_SENDER: 'solapi' })).not.toThrow()
})

test('queries a configured vendor that is not chosen, but not an incomplete one', () => {
  const both = sendersOf('record', SOLAPI)
  expect([both.sms.vendor, both.formerVendors.map(({ vendor }) => vendor)]).toEqual(['record', ['solapi']])
  const one = sendersOf('record', { SOLAPI_API_KEY: 'key' })
  expect(one.formerVendors).toEqual([])
  expect(sendersOf('solapi', SOLAPI).sms.vendor).toBe('solapi')
})

test('only a vendor that sends counts as sending', () => {
  expect(smsVendorNames.filter(isSending)).toEqual(['solapi'])
})

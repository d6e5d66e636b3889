import { parseEnv } from '@/lib/env'
import { createSmsSenders, isSending, smsVendorNames, type SmsVendorName } from '@/lib/messaging/sms-vendors'

const SOLAPI = { SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'secret', SOLAPI_FROM: '15338848' }
const sendersOf = (chosen: SmsVendorName, source: Readonly<Record<string, string>>) =>
  createSmsSenders(chosen, parseEnv({ ...source, SMS_SENDER: chosen }), { outbox: { recordDelivery: async () => undefined }, now: () => new Date() })

test('SMS_SENDER is one of the registry, and another word is answered with its names', () => {
  expect(parseEnv({}).SMS_SENDER).toBe('record')
  for (const name of smsVendorNames) expect(() => parseEnv({ SMS_SENDER: 'pigeon' })).toThrow(name)
})

test('the chosen vendor says everything that it lacks at once; another one is only checked', () => {
  expect(() => parseEnv({ SMS_SENDER: 'solapi' })).toThrow(/SOLAPI_API_KEY: SMS_SENDER=solapi[\s\S]*SOLAPI_API_SECRET[\s\S]*SOLAPI_FROM/)
  expect(() => parseEnv({ SOLAPI_FROM: '1533-8848' })).toThrow('SOLAPI_FROM: 숫자 8~11자리')
  expect(() => parseEnv({ ...SOLAPI, SMS_SENDER: 'solapi' })).not.toThrow()
})

test('a vendor that is set up and not chosen can still be asked; one that lacks something cannot', () => {
  const both = sendersOf('record', SOLAPI)
  expect([both.sms.vendor, both.formerVendors.map(({ vendor }) => vendor)]).toEqual(['record', ['solapi']])
  const one = sendersOf('record', { SOLAPI_API_KEY: 'key' })
  expect(one.formerVendors).toEqual([])
  expect(sendersOf('solapi', SOLAPI).sms.vendor).toBe('solapi')
})

test('only one that sends is taken for sending', () => {
  expect(smsVendorNames.filter(isSending)).toEqual(['solapi'])
})

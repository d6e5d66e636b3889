/** @jest-environment node */
import { contentWithFacts, faultsWith } from '@/lib/facts/content-with-facts'
import { FACTS, tagsOfPart } from '@/lib/facts/fact-registry'
import { writtenContent } from '@/lib/content/load'
import { canonicalConsentText } from '@/lib/consent-text'
import { registrationPolicy } from '@/lib/registrations/policy'

const OLD = writtenContent.site.phone
const NEW = '1600-1234'
const withPhone = new Map<string, unknown>([['site.phone', NEW]])

test('what is written passes its schema, and each fact has a tag and a value', () => {
  expect(FACTS.length).toBeGreaterThan(40)
  expect(contentWithFacts(new Map(FACTS.map(({ path, written }) => [path, written])))).toEqual({ content: writtenContent, refused: [] })
})

test('a new phone number stands wherever the old one did', () => {
  const { content, refused } = contentWithFacts(withPhone)
  expect(refused).toEqual([])
  expect(JSON.stringify(content)).not.toContain(OLD)
  expect(content.site.officialNotice).toContain(NEW)
  expect(content.privacy.officer.phone).toBe(NEW)
  expect(content.pages.customer?.description).toContain(NEW)
  expect(content.registration.closedMessage).toContain(NEW)
  expect(registrationPolicy(content, { forward: false }).facts.phone).toBe(NEW)
})

test('the particle behind a number follows its sound', async () => {
  expect(contentWithFacts(new Map([['site.phone', '1600-1233']])).content.registration.closedMessage).toContain('1600-1233으로 문의')
  expect(await faultsWith(new Map([['site.phone', '1600-1233']]))).toEqual([])
})

test('a consent that changed with a fact is another version of one text', () => {
  const { content } = contentWithFacts(withPhone)
  const { privacy, marketing } = content.registration.consents
  expect(privacy.version).toBe(`${writtenContent.registration.consents.privacy.version}-${privacy.version.slice(-8)}`)
  expect(canonicalConsentText(privacy)).toContain(NEW)
  expect(content.consentVersions.privacy[privacy.version]).toBe(privacy.hash)
  expect(marketing).toEqual(writtenContent.registration.consents.marketing)
  expect(contentWithFacts(withPhone).content.registration.consents.privacy).toEqual(privacy)
})

test('texts of the office quote what holds by a mark', () => {
  const values = new Map<string, unknown>([...withPhone, ['site.officialNotice', '대표번호는 {{site.phone}}입니다.']])
  expect(contentWithFacts(values).content.site.officialNotice).toBe(`대표번호는 ${NEW}입니다.`)
  values.delete('site.phone')
  expect(contentWithFacts(values).content.site.officialNotice).toBe(`대표번호는 ${OLD}입니다.`)
})

test('a new address may contain the old one', () => {
  const address = `${writtenContent.site.modelHouse.address} 2층`
  expect(contentWithFacts(new Map([['site.modelHouse.address', address]])).content.site.modelHouse.address).toBe(address)
})

test('other fields of an object stay, and copies follow', () => {
  const { title = '', description = '' } = writtenContent.pages.businessPlan ?? {}
  const { content } = contentWithFacts(
    new Map<string, unknown>([
      ['site.phoneHours', '평일 09:00~18:00'],
      ['pages.businessPlan', { title, description, lead: '새 일정을 안내합니다.' }],
    ]),
  )
  expect(content.registration.customerPage.hours).toBe('평일 09:00~18:00')
  expect(content.pages.businessPlan).toEqual({ ...writtenContent.pages.businessPlan, lead: '새 일정을 안내합니다.' })
})

test('a value that its schema refuses leaves out the facts of its part, and the rest holds', () => {
  const values = new Map<string, unknown>([
    ['site.phoneHours', 9],
    ['home.interest', { heading: '새 제목', lead: '글', points: ['하나'] }],
  ])
  const { content, refused } = contentWithFacts(values)
  expect(refused).toEqual(['site.phoneHours'])
  expect(content.site.phoneHours).toBe(writtenContent.site.phoneHours)
  expect(content.home.interest.heading).toBe('새 제목')
})

test('says what is wrong as the content command does', async () => {
  expect(await faultsWith(new Map([['site.phone', '전화번호']]))).toEqual([expect.stringContaining('전화번호 (예: 1533-8848)')])
  expect(await faultsWith(withPhone)).toEqual([])
})

test('a page has the tags of the facts in the parts that it reads, and of those that any text may quote', () => {
  expect(tagsOfPart('schedule')).toEqual(['fact:site.phone', 'fact:site.modelHouse.address', 'fact:schedule', 'fact:registration.sms.optOutNumber'])
  expect(tagsOfPart('registration')).toContain('fact:site.phoneHours')
  expect(tagsOfPart('pages', 'home').filter((tag) => tag.startsWith('fact:pages'))).toEqual(['fact:pages.home'])
})

test('the office says who may apply as it was announced', () => {
  const announcedTerms = { text: '만 19세 이상 무주택자', link: { label: '청약 방법', href: '/SalesInfo/SubscriptionGuide#eligibility' } }
  expect(writtenContent.home.announcedTerms).toBeNull()
  expect(contentWithFacts(new Map([['home.announcedTerms', announcedTerms]])).content.home.announcedTerms).toEqual(announcedTerms)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { RegistrationForm } from '@/components/registration/registration-form'
import { content } from '@/lib/content/load'
import { registrationInPhase } from '@/lib/content/phase-content'
import { withoutVisitWay } from '@/lib/registrations/visit-to-choose'
import { openingHours } from '@/tests/support/visits'

const registration = { ...content.registration, open: true, visits: openingHours }
const shared = { site: content.site.defaultPressSite, phone: content.site.phone }
const names = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
const chosenWay = (html: string) =>
  (html.match(/<input[^>]*name="visitWanted"[^>]*>/g) ?? []).flatMap((way) => (way.includes(' checked=""') ? [/aria-label="([^"]*)"/.exec(way)?.[1]] : []))[0]

test.each([
  ['popup', undefined, '방문예약'],
  ['customer', undefined, '관심고객 등록'],
  ['customer', true, '방문예약'],
] as const)('the form of the %s (visit first: %s) begins with %s, with both ways, and brings no times', (source, visitFirst, way) => {
  const html = renderToStaticMarkup(<RegistrationForm content={registration} source={source} {...shared} {...(visitFirst ? { visitFirst } : {})} />)
  expect([names(html).filter((name) => name === 'visitWanted').length, chosenWay(html)]).toEqual([2, way])
  expect(html).not.toContain('visitAt')
  // Each way has its own button: nobody registers believing to have booked.
  expect(html).toMatch(/data-way="visit">날짜와 시간 고르기<.*data-way="interest">관심고객 등록하기</)
})

test('the popup’s form keeps the three fields of the specification', () => {
  const html = renderToStaticMarkup(<RegistrationForm content={registration} source="popup" {...shared} />)
  expect(
    names(html)
      .slice(0, names(html).indexOf('privacyConsent'))
      .filter((name) => !['site', 'source', 'firstTouch', '_gotcha', 'visitWanted'].includes(name ?? '')),
  ).toEqual(['name', 'phone', 'birthdate'])
})

test.each([
  ['without opening hours', { ...registration, visits: undefined }, 'customer', 'ko', true],
  ['in English', registration, 'customer', 'en', true],
  ['of the home page', registration, 'home', 'ko', false],
  ['in a phase that takes no visits', registrationInPhase(registration, { ...content.site, phase: 'contracting' }), 'customer', 'ko', false],
  ['in such a phase, in English', registrationInPhase(registration, { ...content.site, phase: 'drawn' }), 'customer', 'en', false],
] as const)('a form %s has one way, and no native date field', (_title, own, source, language, hasDate) => {
  const html = renderToStaticMarkup(<RegistrationForm content={own} source={source} language={language} {...shared} />)
  expect([html.includes('visitWanted'), html.includes('visitDate'), html.includes('type="date"')]).toEqual([false, hasDate, false])
})

test('opened without a script, the visit is chosen, and Enter in a field presses the form’s own button, not the one for times', () => {
  const choice = {
    days: [{ day: '2026-11-28', label: '11월 28일(토) · 예약 가능', freeTimes: 1, why: null, mark: null }],
    day: '2026-11-28',
    times: [{ at: '2026-11-28T10:00', label: '10:00', full: false }],
    peoplePerGroup: 6,
  }
  const html = renderToStaticMarkup(
    <RegistrationForm content={registration} source="customer" {...shared} optionalVisit={choice} errors={{ visitAt: '방문 시간을 골라 주세요.' }} />,
  )
  expect(chosenWay(html)).toBe('방문예약')
  const [first] = html.match(/<button type="submit"[^>]*>/g) ?? []
  expect(first).not.toContain('name=')
  expect(html).toContain('<input type="hidden" name="visitDayShown" value="2026-11-28"/>')
  expect(html).toContain('방문 시간을 골라 주세요.')
  // The other way may be chosen: then nothing insists on a time.
  expect(html).not.toMatch(/<input[^>]*required[^>]*name="visitAt"/)
})

test('a form whose times could not be shown begins with the other way', () => {
  const html = renderToStaticMarkup(<RegistrationForm content={registration} source="customer" {...shared} values={withoutVisitWay({ visitWanted: 'yes' })} />)
  expect(chosenWay(html)).toBe('관심고객 등록')
})

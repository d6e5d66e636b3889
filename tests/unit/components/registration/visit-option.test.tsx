import { renderToStaticMarkup } from 'react-dom/server'
import { RegistrationForm } from '@/components/registration/registration-form'
import { content } from '@/lib/content/load'
import { openingHours } from '@/tests/support/visits'

const registration = { ...content.registration, open: true, visits: openingHours }
const shared = { site: content.site.defaultPressSite, phone: content.site.phone }
const names = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

test.each(['popup', 'customer'] as const)(
  'the form of the %s has a box for a visit below its fields and consents, unticked, and nothing else of it',
  (source) => {
    const html = renderToStaticMarkup(<RegistrationForm content={registration} source={source} {...shared} />)
    expect(names(html).slice(names(html).indexOf('privacyConsent'))).toEqual(['privacyConsent', 'marketingConsent', 'nightConsent', 'visitWanted'])
    expect(html).not.toMatch(/name="visitWanted"[^>]*checked/)
    expect(html).not.toContain('visitAt')
  },
)

test('the popup’s form keeps the three fields of the specification', () => {
  const html = renderToStaticMarkup(<RegistrationForm content={registration} source="popup" {...shared} />)
  expect(
    names(html)
      .slice(0, names(html).indexOf('privacyConsent'))
      .filter((name) => !['site', 'source', 'firstTouch', '_gotcha'].includes(name ?? '')),
  ).toEqual(['name', 'phone', 'birthdate'])
})

test.each([
  ['without opening hours', { ...registration, visits: undefined }, 'customer', 'ko', true],
  ['in English', registration, 'customer', 'en', true],
  ['of the home page', registration, 'home', 'ko', false],
] as const)('a form %s has no box', (_title, own, source, language, hasDate) => {
  const html = renderToStaticMarkup(<RegistrationForm content={own} source={source} language={language} {...shared} />)
  expect([html.includes('visitWanted'), html.includes('visitDate')]).toEqual([false, hasDate])
})

test('opened without a script, the box is ticked, and Enter in a field presses the form’s own button, not the one for times', () => {
  const choice = {
    days: [{ day: '2026-11-28', label: '11월 28일(토) · 빈 시간 1개', freeTimes: 1 }],
    day: '2026-11-28',
    times: [{ at: '2026-11-28T10:00', label: '10:00 · 10팀 남음', full: false }],
    peoplePerGroup: 6,
  }
  const html = renderToStaticMarkup(
    <RegistrationForm content={registration} source="customer" {...shared} optionalVisit={choice} errors={{ visitAt: '방문 시간을 골라 주세요.' }} />,
  )
  expect(html).toMatch(/name="visitWanted"[^>]*checked/)
  const [first] = html.match(/<button type="submit"[^>]*>/g) ?? []
  expect(first).not.toContain('name=')
  expect(html).toContain('<input type="hidden" name="visitDayShown" value="2026-11-28"/>')
  expect(html).toContain('방문 시간을 골라 주세요.')
  // The box may be unticked: then nothing insists on a time.
  expect(html).not.toMatch(/<select[^>]*required[^>]*name="visitAt"/)
})

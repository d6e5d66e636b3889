import { findVisitToChoose, withoutUnwantedVisit, withoutVisitWay } from '@/lib/registrations/visit-to-choose'

const typed = { name: '홍길동', phone: '01012345678', source: 'customer' }
const shown = { ...typed, visitWanted: 'on', visitDay: '2026-11-28', visitDayShown: '2026-11-28', visitPeople: '3' }

test('the box alone asks for days and times, and keeps the input', () => {
  const values = { ...typed, visitWanted: 'on' }
  expect(findVisitToChoose(values)).toEqual({ values, errors: {} })
  expect(findVisitToChoose(typed)).toBeNull()
})

test('with a chosen time nothing is left to choose', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '2026-11-28T10:30' })).toBeNull()
})

test('a form with times and none chosen shows an error beside the times', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '' })?.errors).toEqual({ visitAt: '방문 시간을 골라 주세요.' })
})

test('the time of a changed day does not count: the other day is shown first', () => {
  const { values, errors } = findVisitToChoose({ ...shown, visitDay: '2026-11-29', visitAt: '2026-11-28T10:30' })!
  expect([values.visitDay, values.visitAt, values.visitPeople, errors]).toEqual(['2026-11-29', undefined, '3', {}])
})

test('a request for times registers nothing, and keeps a chosen time', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '2026-11-28T10:30', showTimes: 'yes' })).toMatchObject({ values: { visitAt: '2026-11-28T10:30' }, errors: {} })
  expect(findVisitToChoose({ ...shown, visitAt: '', showTimes: 'yes' })?.errors).toEqual({})
})

test('unticking the box registers without the time that the form has', () => {
  const { visitWanted: _, ...unticked } = shown
  expect(withoutUnwantedVisit({ ...unticked, visitAt: '2026-11-28T10:30' })).toEqual({ ...typed, visitDay: '2026-11-28', visitDayShown: '2026-11-28' })
  const page = { ...typed, visitAt: '2026-11-28T10:30', visitPeople: '2' }
  expect(withoutUnwantedVisit(page)).toEqual(page)
})

test('a form without times to show is registered by its next post, instead of asking for times again', () => {
  const shownAgain = withoutVisitWay({ ...typed, visitWanted: 'yes', visitDay: '2026-11-28' })
  expect(shownAgain).toMatchObject(typed)
  expect(findVisitToChoose(withoutUnwantedVisit(shownAgain))).toBeNull()
})

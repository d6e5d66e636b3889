import { findVisitToChoose, withoutUnwantedVisit } from '@/lib/registrations/visit-to-choose'

const typed = { name: '홍길동', phone: '01012345678', source: 'customer' }
const shown = { ...typed, visitWanted: 'on', visitDay: '2026-11-28', visitDayShown: '2026-11-28', visitPeople: '3' }

test('the box alone asks for days and times, and keeps what was typed', () => {
  const values = { ...typed, visitWanted: 'on' }
  expect(findVisitToChoose(values)).toEqual({ values, errors: {} })
  expect(findVisitToChoose(typed)).toBeNull()
})

test('a chosen time is nothing left to choose', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '2026-11-28T10:30' })).toBeNull()
})

test('a form with times and none of them chosen is told so beside the times', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '' })?.errors).toEqual({ visitAt: '방문 시간을 골라 주세요.' })
})

test('the time of a day that was changed is no choice: the other day is shown first', () => {
  const { values, errors } = findVisitToChoose({ ...shown, visitDay: '2026-11-29', visitAt: '2026-11-28T10:30' })!
  expect([values.visitDay, values.visitAt, values.visitPeople, errors]).toEqual(['2026-11-29', undefined, '3', {}])
})

test('asked for times, nothing is registered, and a time that was chosen is kept', () => {
  expect(findVisitToChoose({ ...shown, visitAt: '2026-11-28T10:30', showTimes: 'yes' })).toMatchObject({ values: { visitAt: '2026-11-28T10:30' }, errors: {} })
  expect(findVisitToChoose({ ...shown, visitAt: '', showTimes: 'yes' })?.errors).toEqual({})
})

test('who unticks the box again is registered without the time that stands in the form', () => {
  const { visitWanted: _, ...unticked } = shown
  expect(withoutUnwantedVisit({ ...unticked, visitAt: '2026-11-28T10:30' })).toEqual({ ...typed, visitDay: '2026-11-28', visitDayShown: '2026-11-28' })
  const page = { ...typed, visitAt: '2026-11-28T10:30', visitPeople: '2' }
  expect(withoutUnwantedVisit(page)).toEqual(page)
})

import { columnsFor } from '@/lib/registrations/office/export/export-columns'
import { resultLabel } from '@/lib/registrations/office/progress-view'
import { NEW_PROGRESS } from '@/lib/registrations/registration-event'

const AT = new Date('2026-11-24T14:05:00+09:00')

test.each([
  [null, null],
  ['reached', '통화 완료'],
  ['absent', '부재중 2차'],
  ['callback', '재통화 11/24(화) 14:05'],
  ['booked', '방문예약 11/24(화) 14:05'],
  ['not-me', '본인 아님'],
] as const)('%s reads %s', (result, label) => {
  expect(resultLabel({ ...NEW_PROGRESS, result, absences: 2, callbackAt: AT, appointmentAt: AT })).toBe(label)
})

test('a file has the result if chosen, after all other columns', () => {
  expect(columnsFor([]).map(({ id }) => id)).not.toContain('result')
  expect(columnsFor(['result', 'night', 'suspicion']).at(-1)?.id).toBe('result')
})

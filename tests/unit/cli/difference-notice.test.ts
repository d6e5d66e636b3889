import { differenceNotice } from '@/lib/cli/difference-notice'

const differing = [{ expected: 3, found: 3 }]

test('advises to copy again during the move', () => {
  expect(differenceNotice(differing, null)).toMatch(/--restart 로 다시 옮겨 주세요\.$/)
})

test('asks for an empty database where only Firestore has a record', () => {
  expect(differenceNotice([...differing, { expected: 3, found: 4 }], null)).toContain('빈 데이터베이스에 옮겨 주세요.')
})

test.each([
  ['finished', new Date('2026-11-24T16:00:00Z'), '2026-11-25에 옮기기를 마쳤고'],
  ['in use though no comparison found it equal', null, '사이트를 운영한 적이 있어'],
])('never advises to copy over a copy that is %s', (_state, finishedAt, words) => {
  const notice = differenceNotice([{ expected: 3, found: 4 }], { finishedAt })
  expect(notice).toContain(words)
  expect(notice).toContain('다른 것이 정상')
  expect(notice).not.toContain('--restart')
})

import { cutText } from '@/lib/seo/cut-text'

it('leaves what is short enough as it is, and ends what is longer with an ellipsis', () => {
  expect(cutText('분양 소식', 5)).toBe('분양 소식')
  expect(cutText('분양 소식을 전합니다', 8)).toBe('분양 소식을…')
  expect(cutText('가'.repeat(20), 18)).toBe(`${'가'.repeat(17)}…`)
})

it('takes no half of a character', () => {
  expect(cutText(`${'가'.repeat(16)}😀 분양 소식`, 18)).toBe(`${'가'.repeat(16)}…`)
  expect(cutText(`${'가'.repeat(15)}😀 분양 소식`, 18)).toBe(`${'가'.repeat(15)}😀…`)
  expect(cutText(`${'가'.repeat(15)} 😀 분양 소식`, 18)).toBe(`${'가'.repeat(15)}…`)
})

import { headText, text } from '@/lib/content/schemas/base'

it.each([
  ['너울대로를 따라 약 2.4km, 승용차로 약 8분', '너울대로를 따라 약\u00a02.4km, 승용차로 약\u00a08분'],
  ['1단지 12개 동, 5단지 9개 동 (약 45개 동)', '1단지 12개\u00a0동, 5단지 9개\u00a0동 (약\u00a045개\u00a0동)'],
  ['단독 건물 각 1곳', '단독 건물 각\u00a01곳'],
  ['요약 3쪽, 계약 2건, 감각 5개', '요약 3쪽, 계약 2건, 감각 5개'],
])('keeps a figure and its word in one line: %s', (written, shown) => {
  expect(text.parse(written)).toBe(shown)
})

it('leaves what stands in the head of a document as it is written: titles and previews are compared and searched', () => {
  expect(headText.parse('단지배치도: 45개 동')).toBe('단지배치도: 45개 동')
})

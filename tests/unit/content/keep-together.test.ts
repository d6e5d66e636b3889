import { plainText, text } from '@/lib/content/schemas/base'
import { canonicalConsentText } from '@/lib/consent-text'
import { withoutKeptPairs } from '@/lib/content/schemas/keep-together'
import { consentSchema } from '@/lib/content/schemas/registration'

it.each([
  ['너울대로를 따라 약 2.4km, 승용차로 약 8분', '너울대로를 따라 약\u00a02.4km, 승용차로 약\u00a08분'],
  ['1단지 12개 동, 5단지 9개 동 (약 45개 동)', '1단지 12개\u00a0동, 5단지 9개\u00a0동 (약\u00a045개\u00a0동)'],
  ['모델하우스, 10월 17일 예약 관람 시작', '모델하우스, 10월\u00a017일 예약 관람 시작'],
  ['단독 건물 각 1곳', '단독 건물 각\u00a01곳'],
  ['59타입, 84타입을 영상 세 편으로, 커뮤니티 다섯 곳', '59타입, 84타입을 영상 세\u00a0편으로, 커뮤니티 다섯\u00a0곳'],
  ['네 개 단지, 여섯 타입', '네\u00a0개\u00a0단지, 여섯\u00a0타입'],
  ['from {min} to {max} ㎡ net, 4 km', 'from {min} to {max}\u00a0㎡ net, 4\u00a0km'],
  ['요약 3쪽, 계약 2건, 감각 5개', '요약 3쪽, 계약 2건, 감각 5개'],
  ['한 편, 만세 곳곳, 4 mm', '한\u00a0편, 만세 곳곳, 4 mm'],
])('keeps a figure and its word in one line: %s', (written, shown) => {
  expect(text.parse(written)).toBe(shown)
})

it('leaves titles and messages unchanged: titles are compared, messages have a small alphabet', () => {
  expect(plainText.parse('단지배치도: 45개 동')).toBe('단지배치도: 45개 동')
})

it('leaves consent texts unchanged: their hash proves what somebody agreed to', () => {
  const rows = [1, 2, 3].map((place) => ({ label: `항목 각 ${place}`, value: `약 ${place}년` }))
  const written = { version: '2026-11-23', label: '약 1년 동안', rows, refusal: '2개 단지' }
  const { hash: _hash, ...shown } = consentSchema.parse(written)
  expect(canonicalConsentText(shown)).toBe(canonicalConsentText(written))
})

it('takes back what it adds, and leaves a no-break space that an author wrote', () => {
  expect(withoutKeptPairs('여섯\u00a0타입의 평면을 하루가\u00a0흐르는 집에')).toBe('여섯 타입의 평면을 하루가\u00a0흐르는 집에')
})

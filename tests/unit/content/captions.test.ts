/** @jest-environment node */
import { captionFaults } from '@/lib/content/cross-check-captions'
import type { Content } from '@/lib/content/content'
import { englishPicture } from '@/lib/content/english'
import { writtenContent } from '@/lib/content/load'
import { pictureOf } from '@/lib/content/lookup'
import { setCurrentContent } from '@/lib/content/current-content'
import { contentWithFacts, faultsWith } from '@/lib/facts/content-with-facts'

// The office's checks run on each draft.
jest.unmock('@/lib/content/checks-at-load')

const PICTURE = 'gate-street'
type Caption = Content['site']['captions'][number]
const withCaptions = (captions: readonly Caption[]) => contentWithFacts(new Map([['site.captions', captions]])).content
const TODAY = '2026-11-29'
/** With this picture as a photograph in content/, too. */
function faults(captions: readonly Caption[], illustration = false) {
  const pictureTexts = { ...writtenContent.pictureTexts, [PICTURE]: { ...writtenContent.pictureTexts[PICTURE]!, illustration } }
  return captionFaults({ ...writtenContent, pictureTexts, site: { ...writtenContent.site, captions: [...captions] } }, TODAY)
}
const photo = (caption: string): Caption => ({ picture: PICTURE, kind: 'photo', caption })
afterEach(() => setCurrentContent(undefined))

test('what the office says of a picture stands in place of its own texts, field by field, and other pictures keep theirs', () => {
  const own = pictureOf(writtenContent, PICTURE)
  const taken = withCaptions([{ picture: PICTURE, kind: 'photo', caption: '단지 출입구, 2027년 3월 촬영' }])
  expect(pictureOf(taken, PICTURE)).toEqual({ ...own, illustration: false, caption: '단지 출입구, 2027년 3월 촬영', officeCaption: true })
  expect(pictureOf(withCaptions([{ picture: PICTURE, alt: '돌기둥이 선 출입구' }]), PICTURE)).toEqual({ ...own, alt: '돌기둥이 선 출입구' })
  expect(pictureOf(taken, 'aerial-dusk')).toEqual(pictureOf(writtenContent, 'aerial-dusk'))
})

test('English pages keep their own texts', () => {
  const [id = ''] = Object.keys(writtenContent.english?.pictures ?? {})
  expect(englishPicture(id).alt).toBe(writtenContent.english?.pictures[id]?.alt)
})

test('what the office says of a picture in English stands on English pages, and of no picture that they do not show', async () => {
  const [id = ''] = Object.keys(writtenContent.english?.pictures ?? {})
  const own = englishPicture(id)
  setCurrentContent(contentWithFacts(new Map([['english.captions', [{ picture: id, alt: 'The estate in evening light' }]]])).content)
  expect(englishPicture(id)).toEqual({ ...own, alt: 'The estate in evening light' })
  const faultsOf = async (captions: readonly object[]) => (await faultsWith(new Map([['english.captions', captions]]))).join('\n')
  expect(await faultsOf([{ picture: 'gate-street', alt: 'The gate' }])).toContain('영문 페이지에 없는 그림입니다')
  expect(await faultsOf([{ picture: id }, { picture: id }])).toContain('같은 그림이 두 번 있습니다')
})

test('an English page keeps its note that a picture is an illustration, where the office calls it a photograph in Korean', () => {
  const [id = ''] = Object.keys(writtenContent.english?.pictures ?? {})
  setCurrentContent(withCaptions([{ picture: id, kind: 'photo', caption: '2026년 10월 촬영' }]))
  expect(englishPicture(id).illustration).toBe(true)
})

test('a photograph of content may be captioned with the month or the year of today, or one before', () => {
  for (const caption of ['단지 출입구, 2026년 11월 촬영', '2026년 촬영', '2025년 12월에 촬영']) expect(faults([photo(caption)])).toEqual([])
})

test('what this project drew stays an illustration, whatever its caption says', () => {
  expect(faults([photo('2026년 10월 촬영')], true).join('\n')).toContain(`captions[${PICTURE}].kind: 컴퓨터로 그린 그림이어서`)
  expect(faults([{ picture: PICTURE, caption: '단지 출입구' }], true)).toEqual([])
})

test('refuses the alternative text of another picture, at the text of the office', async () => {
  const { alt } = writtenContent.pictureTexts['aerial-dusk']!
  for (const picture of [PICTURE, 'aerial-golden-hour']) {
    const found = await faultsWith(new Map([['site.captions', [{ picture, alt }]]]))
    expect(found.join('\n')).toContain(`captions[${picture}].alt: aerial-dusk 의 글과 같습니다`)
  }
})

test.each<[string, readonly Caption[], string]>([
  ['a photograph of next month', [photo('단지 출입구, 2026년 12월 촬영')], '사진은 이미 촬영한 것만'],
  ['a photograph of next year', [photo('2027년 촬영')], '사진은 이미 촬영한 것만'],
  ['a photograph that is planned', [photo('2026년 10월 촬영 예정')], '사진은 이미 촬영한 것만'],
  ['a caption that takes the time from a photograph', [{ picture: PICTURE, caption: '단지 출입구' }], '촬영한 때를'],
  [
    'a picture twice',
    [
      { picture: PICTURE, alt: '출입구' },
      { picture: PICTURE, alt: '다른 출입구' },
    ],
    '같은 그림이 두 번 있습니다',
  ],
  ['nothing to say', [{ picture: PICTURE }], '종류, 설명, 대체 글 가운데 고칠 것을'],
  ['a photograph that does not say when it was taken', [{ picture: PICTURE, kind: 'photo' }], '촬영한 때를 적어야 합니다 (예: 2026년 10월 촬영)'],
])('refuses %s', (_what, captions, message) => expect(faults(captions).join('\n')).toContain(message))

test('refuses a picture that there is not, in the words of content checks', async () => {
  expect((await faultsWith(new Map([['site.captions', [{ picture: 'no-such-picture', alt: '출입구' }]]]))).join('\n')).toContain("'no-such-picture' 그림이")
})

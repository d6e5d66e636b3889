/** @jest-environment node */
import { captionFaults } from '@/lib/content/cross-check-captions'
import type { Content } from '@/lib/content/content'
import { englishPicture } from '@/lib/content/english'
import { writtenContent } from '@/lib/content/load'
import { pictureOf } from '@/lib/content/lookup'
import { contentWithFacts, faultsWith } from '@/lib/facts/content-with-facts'

// The office's checks run on each draft.
jest.unmock('@/lib/content/checks-at-load')

const PICTURE = 'gate-street'
type Caption = Content['site']['captions'][number]
const withCaptions = (captions: readonly Caption[]) => contentWithFacts(new Map([['site.captions', captions]])).content
const faults = (captions: readonly Caption[]) => captionFaults({ ...writtenContent, site: { ...writtenContent.site, captions: [...captions] } })

test('what the office says of a picture stands in place of its own texts, field by field, and other pictures keep theirs', () => {
  const own = pictureOf(writtenContent, PICTURE)
  const taken = withCaptions([{ picture: PICTURE, kind: 'photo', caption: '단지 출입구, 2027년 3월 촬영' }])
  expect(pictureOf(taken, PICTURE)).toEqual({ ...own, illustration: false, caption: '단지 출입구, 2027년 3월 촬영' })
  expect(pictureOf(withCaptions([{ picture: PICTURE, alt: '돌기둥이 선 출입구' }]), PICTURE)).toEqual({ ...own, alt: '돌기둥이 선 출입구' })
  expect(pictureOf(taken, 'aerial-dusk')).toEqual(pictureOf(writtenContent, 'aerial-dusk'))
})

test('English pages keep their own texts', () => {
  const [id = ''] = Object.keys(writtenContent.english?.pictures ?? {})
  expect(englishPicture(id).alt).toBe(writtenContent.english?.pictures[id]?.alt)
})

test.each<[string, readonly Caption[], string]>([
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

import { hasBrokenLink, linkedPaths } from '@/lib/content/schemas/inline-links'
import { linkedText, text } from '@/lib/content/schemas/base'

it("finds the paths of a sentence's links, in order", () => {
  expect(linkedPaths('[공급일정](/BusinessGuide/plan)과 [모집공고](/SalesInfo/announcement)에서 확인합니다.')).toEqual([
    '/BusinessGuide/plan',
    '/SalesInfo/announcement',
  ])
  expect(linkedPaths('[필수] 동의 (선택)')).toEqual([])
})

it.each(['[공급일정](https://example.com)', '[공급일정](//example.com)', '[공급일정] (/BusinessGuide/plan)', '[공급일정](BusinessGuide/plan)'])(
  'refuses %s, which would be shown as written',
  (written) => {
    expect(hasBrokenLink(written)).toBe(true)
    expect(linkedText.safeParse(written).success).toBe(false)
  },
)

it('refuses a link where a text is shown as written', () => {
  expect(text.safeParse('[공급일정](/BusinessGuide/plan)').success).toBe(false)
  expect(linkedText.safeParse('[공급일정](/BusinessGuide/plan)').success).toBe(true)
})

import { withEntry } from '@/lib/cli/generate/pictures/picture-entry'

const CODE = `import { site } from './site'

/** Kept. */
export const pictures: PicturesInput = {
  hero: { alt: \`\${site.name}의 아침\`, tall: 'old' },
  // Kept too.
  'card-1': { illustration: false, alt: '[초안] 그림' },
}
`
const missingAlt = '[초안] 적어 주세요'
/** The changed lines. */
const changed = (code: string) => {
  const before = new Set(CODE.split('\n'))
  return code.split('\n').filter((line) => !before.has(line))
}

test('a new picture is appended with its text, or a request for one', () => {
  expect(changed(withEntry(CODE, { name: 'garden', alt: "누구의 '정원'", missingAlt }))).toEqual([
    "  'card-1': { illustration: false, alt: '[초안] 그림' }, garden: { alt: '누구의 \\'정원\\'' },",
  ])
  expect(withEntry(CODE, { name: 'slide-2', missingAlt })).toContain(`'slide-2': { alt: '${missingAlt}' }`)
  expect(withEntry('export const pictures = {}\n', { name: 'a', missingAlt })).toBe(`export const pictures = { a: { alt: '${missingAlt}' }}\n`)
})

test('an existing picture keeps its text until another is given', () => {
  expect(withEntry(CODE, { name: 'hero', missingAlt })).toBe(CODE)
  expect(changed(withEntry(CODE, { name: 'card-1', alt: '정원', missingAlt }))).toEqual(["  'card-1': { illustration: false, alt: '정원' },"])
})

test('the entry of the main picture names its upright render', () => {
  expect(withEntry(CODE, { name: 'hero-tall', missingAlt })).toContain("tall: 'hero-tall' }")
  expect(withEntry(CODE, { name: 'card-1-tall', missingAlt })).toContain("alt: '[초안] 그림', tall: 'card-1-tall' }")
  expect(() => withEntry(CODE, { name: 'garden-tall', missingAlt })).toThrow("'garden' 그림이 없습니다")
})

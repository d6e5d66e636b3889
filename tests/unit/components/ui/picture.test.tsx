import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { content, picture } from '@/tests/support/example-complex'

const shown = picture(content.home.hero.picture)
const captionOf = (caption: true | 'notice', more: Partial<PictureData>) =>
  parse(renderToStaticMarkup(<Picture picture={{ ...shown, ...more }} sizes="100vw" caption={caption} />)).querySelector('figcaption')?.text

test('an illustration says what it shows and that it may differ', () => {
  expect(captionOf(true, { caption: '84K 주방', illustration: true })).toBe('84K 주방 · 이미지컷: 실제와 다를 수 있습니다')
})

test('beside a heading of the same name only that it may differ', () => {
  expect(captionOf('notice', { caption: '84K 주방', illustration: true })).toBe('이미지컷: 실제와 다를 수 있습니다')
})

test('beside a heading of the same name, too, when a photograph was taken', () => {
  expect(captionOf('notice', { caption: '모델하우스, 2026년 10월 촬영', illustration: false })).toBe('모델하우스, 2026년 10월 촬영')
})

test('beside a heading of the same name, too, what the office wrote of an illustration', () => {
  expect(captionOf('notice', { caption: '84K 주방, 창가의 식탁', illustration: true, officeCaption: true })).toBe(
    '84K 주방, 창가의 식탁 · 이미지컷: 실제와 다를 수 있습니다',
  )
})

test('a photograph of which nothing is written has no caption', () => {
  expect(captionOf('notice', { caption: undefined, illustration: false })).toBeUndefined()
})

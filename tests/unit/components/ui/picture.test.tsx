import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { Picture } from '@/components/ui/picture'
import { content, picture } from '@/tests/support/example-complex'

const shown = picture(content.home.hero.picture)
const captionOf = (caption: true | 'notice', more: { caption?: string; illustration?: boolean }) =>
  parse(renderToStaticMarkup(<Picture picture={{ ...shown, ...more }} sizes="100vw" caption={caption} />)).querySelector('figcaption')?.text

test('an illustration says what it shows and that it may differ', () => {
  expect(captionOf(true, { caption: '84K 주방', illustration: true })).toBe('84K 주방 · 이미지컷: 실제와 다를 수 있습니다')
})

test('beside a heading of the same name only that it may differ', () => {
  expect(captionOf('notice', { caption: '84K 주방', illustration: true })).toBe('이미지컷: 실제와 다를 수 있습니다')
})

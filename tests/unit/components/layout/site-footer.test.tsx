import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter } from '@/components/layout/site-footer'
import { content } from '@/tests/support/example-complex'

const JOINER = '\u2060'

test('the notice of the official site keeps the phone number on one line, and its text as written', () => {
  const { site, menus } = content
  const written = `대표번호는 ${site.phone} 하나입니다.`
  const footer = parse(renderToStaticMarkup(<SiteFooter site={{ ...site, officialNotice: written }} menus={menus} visitingHours={null} />))
  const shown = footer.querySelectorAll('p').find(({ text }) => text.startsWith('대표번호'))!.text
  expect(shown.replaceAll(JOINER, '')).toBe(written)
  // No hyphen that a line could end with.
  expect(shown).not.toMatch(/-(?!\u2060)/)
})

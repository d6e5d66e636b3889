import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter } from '@/components/layout/site-footer'
import { content } from '@/tests/support/example-complex'

test('the notice of the official site has the phone number whole, on one line, and as it is dialled', () => {
  const { site, menus } = content
  const written = `대표번호는 ${site.phone} 하나입니다. ${site.phone}로 걸려 온 전화만 믿어 주세요.`
  const footer = parse(renderToStaticMarkup(<SiteFooter site={{ ...site, officialNotice: written }} menus={menus} visitingHours={null} />))
  const shown = footer.querySelectorAll('p').find(({ text }) => text.startsWith('대표번호'))!
  expect(shown.text).toBe(written)
  expect(shown.querySelectorAll('span').map(({ text }) => text)).toEqual([site.phone, site.phone])
})

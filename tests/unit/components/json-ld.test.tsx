/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '@/components/json-ld'

test('no text of content closes the script tag, and the data parse to the same text', () => {
  const name = '가람누리 </script><script>alert(1)</script><!-- 리버파크'
  const html = renderToStaticMarkup(<JsonLd data={{ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] }} />)
  document.body.innerHTML = html
  const scripts = document.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(document.body.children).toHaveLength(1)
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({ '@graph': [{ '@type': 'WebSite', name }] })
})

/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { StaticHost } from '@/components/static-markup/static-host'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const MARKUP = '<li>하나</li><li>둘</li>'
const PAGE = `<ul class="list" data-static="aaaaa">${MARKUP}</ul>`
/** Development compares what production does not. */
const uncompared = { suppressHydrationWarning: true }
const left = <StaticHost tag="ul" place="aaaaa" html="" className="list" {...uncompared} />
const root = () => {
  const element = document.createElement('div')
  element.innerHTML = PAGE
  document.body.replaceChildren(element)
  return element
}

test('hydration leaves the element and its content, and so does whatever is rendered after it', async () => {
  const page = root()
  const item = page.querySelector('li')
  const react = await act(async () => hydrateRoot(page, left))
  await act(async () => react.render(<StaticHost tag="ul" place="aaaaa" html="" className="list other" {...uncompared} />))
  expect(page.querySelector('ul')?.className).toBe('list other')
  expect(page.querySelector('li')).toBe(item)
  await act(async () => react.unmount())
})

test('who comes back finds what stood there', async () => {
  const page = root()
  const react = await act(async () => hydrateRoot(page, left))
  page.querySelector('li')?.setAttribute('data-open', '')
  await act(async () => react.render(<p>another page</p>))
  expect(page.textContent).toBe('another page')
  await act(async () => react.render(left))
  expect(page.querySelector('ul')?.innerHTML).toBe('<li data-open="">하나</li><li>둘</li>')
  await act(async () => react.unmount())
})

test('a page that React renders anew takes it from the document', async () => {
  root()
  const other = document.createElement('div')
  const react = createRoot(other)
  await act(async () => react.render(<StaticHost tag="ul" place="aaaaa" html="" />))
  expect(other.querySelector('ul')?.innerHTML).toContain('하나')
  await act(async () => react.unmount())
})

test('with its content it is that, and another one after it', async () => {
  const page = document.createElement('div')
  const react = createRoot(page)
  await act(async () => react.render(<StaticHost tag="ul" place="bbbbb" html={MARKUP} />))
  expect(page.querySelector('ul')?.innerHTML).toBe(MARKUP)
  await act(async () => react.render(<StaticHost tag="ul" place="ccccc" html="<li>셋</li>" />))
  expect(page.querySelector('ul')?.innerHTML).toBe('<li>셋</li>')
  await act(async () => react.unmount())
})

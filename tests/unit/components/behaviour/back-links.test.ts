/** @jest-environment jsdom */
import { startBackLinks } from '@/components/behaviour/back-links'

/** jsdom has no Navigation API, as Safari before 26.2: what the browser test cannot reach. */
const go = jest.spyOn(history, 'go').mockImplementation(() => undefined)

/** Shows the page at `path`; jsdom itself does not follow links. */
function show(path: string, html: string) {
  history.pushState(null, '', path)
  document.body.innerHTML = html
}
const press = () => document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
const article = '<a href="/press" data-back>목록으로</a>'

beforeAll(() => {
  startBackLinks()
  document.addEventListener('click', (event) => event.preventDefault())
})
beforeEach(() => {
  sessionStorage.clear()
  go.mockClear()
})

test('an article opened from the list goes back one step', () => {
  show('/press', '<a href="/press/1">글</a>')
  press()
  show('/press/1', article)
  press()
  expect(go).toHaveBeenCalledWith(-1)
})

test('an article that is the first page, or that its neighbour led to, leads on to the list', () => {
  show('/press/1', article)
  press()
  show('/press/2', '<a href="/press/1">이전 글</a>')
  press()
  show('/press/1', article)
  press()
  expect(go).not.toHaveBeenCalled()
})

test('where storage is forbidden the link leads on', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const [get, set] = [jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse), jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)]
  show('/press/1', article)
  expect(press).not.toThrow()
  expect(go).not.toHaveBeenCalled()
  get.mockRestore()
  set.mockRestore()
})

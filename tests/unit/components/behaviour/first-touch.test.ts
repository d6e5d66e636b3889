/** @jest-environment jsdom */
import { startFirstTouch } from '@/components/behaviour/first-touch'

/** What the browser would open. */
let opened = ''
beforeAll(() => {
  history.replaceState(null, '', '/?utm_source=naver')
  Object.defineProperty(document, 'referrer', { value: 'https://m.naver.com/search?q=name' })
  startFirstTouch()
  document.addEventListener('click', (event) => {
    opened = (event.target as HTMLAnchorElement).getAttribute('href') ?? ''
    event.preventDefault()
  })
})
const press = (href: string, type = 'click') => {
  document.body.innerHTML = `<a href="${href}">이동</a>`
  const link = document.querySelector('a')!
  expect(link.getAttribute('href')).toBe(href)
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  return type === 'click' ? opened : link.getAttribute('href')!
}
const CARRIED = 'utm_source=naver&referrer=m.naver.com&landing=%2F'
const touchOf = (href: string) => new URL(href, location.href).searchParams.get('firstTouch')

test('a link of the site has it when it is pressed, in this tab or another', () => {
  expect(touchOf(press('/Brand/intro'))).toBe(CARRIED)
  expect(touchOf(press('/Brand/intro', 'auxclick'))).toBe(CARRIED)
  const twice = new URL(press('/press?cursor=1&utm_source=second#top'), location.href)
  expect([twice.searchParams.get('cursor'), twice.searchParams.get('firstTouch'), twice.hash]).toEqual(['1', CARRIED, '#top'])
})

test.each(['https://other.example/', '/files/notice.pdf', '/api/press', '/admin/sign-in', '#units', 'tel:1533-8848'])('%s stays as it was written', (href) => {
  expect(press(href)).toBe(href)
})

test('a form that is posted by itself has it in its hidden field, another form has no such field', () => {
  document.body.innerHTML = '<form><input type="hidden" name="firstTouch" value=""></form><form><input name="search"></form>'
  const [registration, search] = [...document.forms].map((form) => {
    const formData = new FormData(form)
    const event = Object.assign(new Event('formdata', { bubbles: true }), { formData })
    form.dispatchEvent(event)
    return formData
  })
  expect(registration!.get('firstTouch')).toBe(CARRIED)
  expect(search!.has('firstTouch')).toBe(false)
})

test('nothing is written into the browser', () => {
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})

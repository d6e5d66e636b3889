import { withoutStaticMarkup } from '@/lib/delivery/next/hydration-data.mjs'

const LONG = '<li>한강로 &#38; 둘레길</li>'.repeat(3)
/** @param {readonly string[]} rows */
const data = (...rows) => Buffer.from(rows.join(''))
/** @param {string} id @param {string} text */
const textRow = (id, text) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
const IMPORT = '2:I[123,["/_next/static/chunks/a.js"],"StaticHost"]\n'
/** @param {unknown} props */
const host = (props) => `["$","$L2",null,${JSON.stringify(props)}]`

test('leaves out the content of static elements, wherever it stands, and nothing else', () => {
  const page = data(
    ':HL["/a.css","style"]\n',
    IMPORT,
    textRow('3', LONG),
    `0:["$","main",null,{"children":[${host({ tag: 'ul', place: 'aaaaa', className: 'list', html: '$3' })},["$","p",null,{"children":"글"}]]}]\n`,
    `4:${host({ tag: 'div', place: 'bbbbb', html: '<p>짧은 글</p>' })}\n`,
  )
  expect(withoutStaticMarkup(page).toString()).toBe(
    [
      ':HL["/a.css","style"]\n',
      IMPORT,
      `0:["$","main",null,{"children":[${host({ tag: 'ul', place: 'aaaaa', className: 'list' })},["$","p",null,{"children":"글"}]]}]\n`,
      `4:${host({ tag: 'div', place: 'bbbbb' })}\n`,
    ].join(''),
  )
})

test('keeps a text that something else shows too', () => {
  const page = data(IMPORT, textRow('3', LONG), `0:[${host({ tag: 'ul', place: 'aaaaa', html: '$3' })},["$","script",null,{"text":"$3"}]]\n`)
  expect(withoutStaticMarkup(page).toString()).toContain(LONG)
})

test('finds the component by a name in a row of its own', () => {
  const page = data('1:"StaticHost"\n', '2:I[123,["/a.js"],"$1"]\n', textRow('3', LONG), `0:${host({ tag: 'ul', place: 'aaaaa', html: '$3' })}\n`)
  expect(withoutStaticMarkup(page).toString()).not.toContain(LONG)
})

test('leaves a page without static elements as it is', () => {
  const page = data('2:I[123,["/a.js"],"Other"]\n', textRow('3', 'a\nb'), '0:["$","$L2",null,{"html":"$3"}]\n')
  expect(withoutStaticMarkup(page)).toEqual(page)
})

test.each([
  ['a row of a kind that no page has', data('5:A10,0123456789abcdef')],
  ['a row that is none', data('no row\n')],
  ['static elements that it cannot find', data(IMPORT, '0:["$","main",null,{}]\n')],
])('stops the build at %s', (_, page) => {
  expect(() => withoutStaticMarkup(page)).toThrow('hydration data')
})

import { withoutStaticMarkup } from '@/lib/delivery/next/hydration-data'

const LONG = '<li>한강로 &#38; 둘레길</li>\n'.repeat(3)
/** @param {readonly string[]} rows */
const data = (...rows) => Buffer.from(rows.join(''))
/** @param {string} id @param {string} text */
const textRow = (id, text) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
/** @param {object} props */
const host = (props) => `["$","$L2",null,${JSON.stringify(props)}]`

test('empties the content of static elements, wherever it stands, and nothing else', () => {
  const page = (/** @type {string} */ content) =>
    data(
      ':HL["/a.css","style"]\n',
      '2:I[123,["/_next/static/chunks/a.js"],"StaticHost"]\n',
      textRow('3', content),
      textRow('5', LONG),
      `0:["$","main",null,{"children":[${host({ className: 'list', tag: 'ul', place: 'aaaaa', html: '$3' })},["$","p",null,{"title":"$5"}]]}]\n`,
      `4:${host({ tag: 'div', place: 'bb_-b', html: '<p>짧은 글</p>' })}\n`,
      '6:"the last row"',
    )
  expect(withoutStaticMarkup(page(LONG)).toString()).toBe(page('').toString())
})

test('keeps what only a text says of a static element', () => {
  const page = data(textRow('3', LONG), textRow('4', '"place":"aaaaa","html":"$3"'), `0:["$3",${JSON.stringify('"place":"aaaaa","html":"$3"')}]\n`)
  expect(withoutStaticMarkup(page)).toEqual(page)
})

test.each([
  ['a row of a kind that no page has', data('5:A10,0123456789abcdef')],
  ['a row that is none', data('no row\n')],
])('stops the build at %s', (_, page) => {
  expect(() => withoutStaticMarkup(page)).toThrow('hydration data')
})

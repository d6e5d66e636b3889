import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { Facilities } from '@/components/complex/facilities'
import { uiWords } from '@/lib/messages/ko/ui'
import { content, picture } from '@/tests/support/example-complex'

const facilities = content.community!.facilities.map((facility) => ({ ...facility, picture: picture(facility.picture) }))
const hoursOf = (hours: readonly (string | null)[]) => {
  const page = parse(renderToStaticMarkup(<Facilities facilities={facilities.map((facility, at) => ({ ...facility, hours: hours[at] ?? null }))} />))
  const column = page.querySelectorAll('thead th').findIndex((heading) => heading.text === '운영 시간')
  return column < 0 ? [] : page.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td')[column]?.text)
}

test('hours that nobody knows yet are left to the notes of the page', () => {
  expect(hoursOf([])).toEqual([])
})

test('once some are known, each facility says its own', () => {
  expect(hoursOf(['매일 6시부터 22시까지'])).toEqual(['매일 6시부터 22시까지', ...Array<string>(facilities.length - 1).fill('추후 공개')])
})

test('a screen reader hears once that the pictures are illustrations, not as the name of each', () => {
  const page = parse(renderToStaticMarkup(<Facilities facilities={facilities} />))
  for (const hidden of page.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  expect(page.text.split(uiWords.illustration)).toHaveLength(2)
})

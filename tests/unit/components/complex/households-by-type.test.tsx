import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { HouseholdsByType } from '@/components/complex/households-by-type'
import { content } from '@/tests/support/example-complex'

const { byComplex } = content.overview
const headings = (language: 'ko' | 'en', complexes = byComplex) =>
  parse(renderToStaticMarkup(<HouseholdsByType byComplex={complexes} types={['84K']} supply="임대" language={language} />))
    .querySelectorAll('thead tr')
    .map((row) => row.querySelectorAll('th').map((cell) => cell.text))

test('in English the word stands once over the numbers of the complexes, so that six columns fit a small phone', () => {
  const [first, second] = [
    { ...byComplex[0]!, complex: 1 },
    { ...byComplex[0]!, complex: 2 },
  ]
  expect(headings('en', [first, second])).toEqual([['Complex'], ['Type', '1', '2', 'Total']])
  expect(headings('ko', [first, second])).toEqual([['타입', '1단지', '2단지', '합계']])
})

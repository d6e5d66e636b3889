import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { DistanceScale } from '@/components/location/distance-scale'

const to = (place: string, distance: string, by: string) => ({ place, distance, time: '약 5분', by, source: { label: '자체 측정' } })

test('a place whose distance is not a length is listed with the others of its means, without a line', () => {
  const travelTimes = [to('가람천', '약 120m', '도보'), to('어린이공원', '단지 앞', '도보'), to('시청', '단지 밖', '버스')]
  const page = parse(renderToStaticMarkup(<DistanceScale travelTimes={travelTimes} />))
  expect(page.querySelectorAll('li').map((row) => row.text)).toEqual(['가람천약 120m, 약 5분', '어린이공원단지 앞, 약 5분', '시청단지 밖, 약 5분'])
  // The marks of the scale, and the way to what was measured.
  expect(page.querySelectorAll('li').map((row) => row.querySelectorAll('path').length)).toEqual([2, 1, 0])
  expect(page.toString()).not.toMatch(/NaN|Infinity/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'node-html-parser'
import { LocationMaps } from '@/components/location/maps'

const places = [{ name: '너울중앙역(예정)', note: '약 320m' }, { name: '중학교(예정)', note: '약 680m' }, { name: '한들산' }]
const travelTimes = [{ place: '너울중앙역(예정)', distance: '약 320m', time: '약 5분', by: '도보', source: { label: '자체 측정' } }]

test('a place on a map has the minutes beside its distance, where the page knows them', () => {
  const facts = parse(
    renderToStaticMarkup(<LocationMaps maps={[{ title: '지도', description: '', drawing: null, places }]} travelTimes={travelTimes} notes={[]} />),
  ).querySelectorAll('dl > div')
  expect(facts.map((fact) => [fact.querySelector('dt')?.text, fact.querySelector('dd')?.text])).toEqual([
    ['너울중앙역(예정)', '약 320m, 도보 약 5분'],
    ['중학교(예정)', '약 680m'],
  ])
})

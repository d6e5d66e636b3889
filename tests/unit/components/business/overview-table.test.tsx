import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { OverviewTable } from '@/components/business/overview-table'

test('neighbouring figures that are not known yet share a row; one with a note keeps its own', () => {
  const rows = [
    { label: '위치', value: '한들시' },
    { label: '대지면적', value: null },
    { label: '연면적', value: null },
    { label: '용적률', value: null, note: '인허가 변경 중' },
    { label: '층수', value: '35층' },
    { label: '시공', value: null },
  ]
  const table = parse(renderToStaticMarkup(<OverviewTable caption="사업개요" rows={rows} />))
  expect(table.querySelectorAll('tr').map((row) => [row.querySelector('th')?.text, row.querySelector('td')?.text])).toEqual([
    ['위치', '한들시'],
    ['대지면적, 연면적', '추후 공개'],
    ['용적률', '추후 공개인허가 변경 중'],
    ['층수', '35층'],
    ['시공', '추후 공개'],
  ])
})

test('a label that continues another loses its capital, an abbreviation keeps its own', () => {
  const labels = ['Site area', 'Floor area ratio', 'LDK', 'IC까지', '용적률']
  const rows = labels.map((label) => ({ label, value: null }))
  const table = parse(renderToStaticMarkup(<OverviewTable caption="Overview" rows={rows} language="en" />))
  expect(table.querySelectorAll('th').map(({ text }) => text)).toEqual(['Site area, floor area ratio, LDK, IC까지, 용적률'])
})

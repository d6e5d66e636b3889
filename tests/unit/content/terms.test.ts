import { termsFaults } from '@/lib/content/cross-check-terms'
import { content } from '@/lib/content/load'

/** content/ whose guide says something else in the row of a label. */
function withRow(label: string, value: string, name = label) {
  const guide = content.subscriptionGuide!
  const blocks = guide.blocks.map((block) => ({
    ...block,
    ...(block.table && { table: { ...block.table, rows: block.table.rows.map((row) => (row[0] === label ? [name, value] : row)) } }),
  }))
  return { ...content, subscriptionGuide: { ...guide, blocks } }
}

test('who may apply is the same on the first screen, over the guide and in its table', () => {
  expect(termsFaults(content)).toEqual([])
  const faults = termsFaults(withRow('나이', '공고일 현재 만 20세 이상'))
  expect(faults).toEqual([
    expect.stringContaining("content/home.ts › terms.text: '19세', content/guides.ts › subscriptionGuide 의 '나이'"),
    expect.stringContaining("content/pages.ts › subscriptionGuide.lead: '19세'"),
  ])
  expect(termsFaults(withRow('청약통장', '가입 6개월 이상'))).toContainEqual(expect.stringContaining("content/home.ts › terms.text: '청약통장 없이'"))
})

test('another name of a row does not end the comparison', () => {
  expect(termsFaults(withRow('나이', '만 20세 이상', '연령'))).toEqual([
    expect.stringContaining("content/home.ts › terms.text: content/guides.ts › subscriptionGuide 의 표에 '나이' 행이 없어"),
    expect.stringContaining('content/pages.ts › subscriptionGuide.lead'),
  ])
  expect(termsFaults(withRow('청약통장', '필요 없음', '통장'))).toContainEqual(expect.stringContaining("'청약통장' 행이 없어"))
})

test('a number of households is no age', () => {
  const { home } = content
  for (const count of ['1,234세대', '234세대', '1,020세'])
    expect(termsFaults({ ...content, home: { ...home, terms: { ...home.terms!, text: `${home.terms!.text} 모두 ${count}입니다.` } } })).toEqual([])
})

test('a complex that says nothing of its terms has nothing to compare', () => {
  expect(termsFaults({ ...content, subscriptionGuide: null })).toEqual([])
})

import { termsFaults } from '@/lib/content/cross-check-terms'
import { content } from '@/lib/content/load'

/** content/ whose guide says something else in the row of a label. */
function withRow(label: string, value: string) {
  const guide = content.subscriptionGuide!
  const blocks = guide.blocks.map((block) => ({
    ...block,
    ...(block.table && { table: { ...block.table, rows: block.table.rows.map((row) => (row[0] === label ? [label, value] : row)) } }),
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

test('a complex that says nothing of its terms has nothing to compare', () => {
  expect(termsFaults({ ...content, subscriptionGuide: null })).toEqual([])
})

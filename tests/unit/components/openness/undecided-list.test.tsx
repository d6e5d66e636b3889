import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { UndecidedList } from '@/components/openness/undecided-list'
import { content } from '@/lib/content/load'
import { undecidedWords } from '@/lib/messages/ko/openness'

test('where every question is answered, the page says so; otherwise each has a section', () => {
  const undecided = content.undecided!
  const shown = (items: typeof undecided.items) => parse(renderToStaticMarkup(<UndecidedList {...undecided} items={items} />))
  expect(shown([]).text).toContain(undecidedWords.nothing)
  const page = shown(undecided.items)
  expect(page.text).not.toContain(undecidedWords.nothing)
  expect(page.querySelectorAll('section')).toHaveLength(undecided.items.length)
})

import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { MainMenu } from '@/components/layout/main-menu'
import { uiWords } from '@/lib/messages/ko/ui'

test('the menu says of an illustration that it is one, and of a photograph nothing', () => {
  const groups = ['브랜드', '입지환경'].map((label) => ({
    label,
    items: [
      { label: '안내', href: '/a' },
      { label: '영상', href: '/b' },
    ],
  }))
  const pictures = { 브랜드: { src: '/pictures/drawn.webp', illustration: true }, 입지환경: { src: '/pictures/taken.webp', illustration: false } }
  const menu = parse(renderToStaticMarkup(<MainMenu groups={groups} pictures={pictures} />))
  const notices = menu.querySelectorAll('img').map((img) => [img.getAttribute('src'), img.closest('p')?.text.trim()])
  expect(notices).toEqual([
    ['/pictures/drawn.webp', uiWords.illustration],
    ['/pictures/taken.webp', ''],
  ])
})

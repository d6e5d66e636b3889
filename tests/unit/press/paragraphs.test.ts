import type { ArticlePicture } from '@/lib/press/article-picture'
import { paragraphs, type Paragraph } from '@/lib/press/paragraphs'

const piecesOf = (paragraph: Paragraph | undefined) => (paragraph?.kind === 'text' ? paragraph.pieces : paragraph?.picture.number)
const textOf = (paragraph: Paragraph) => (paragraph.kind === 'text' ? paragraph.pieces.map(({ text }) => text).join('') : paragraph.picture.number)

it('makes a paragraph of every line, without empty ones', () => {
  expect(paragraphs('하나\r\n\r\n둘\n  \n셋').map(textOf)).toEqual(['하나', '둘', '셋'])
})

it('links addresses without the text that follows', () => {
  expect(piecesOf(paragraphs('안내는 https://example.com/a?b=1에서, (http://example.org). 봅니다')[0])).toEqual([
    { kind: 'text', text: '안내는 ' },
    { kind: 'link', href: 'https://example.com/a?b=1', text: 'https://example.com/a?b=1' },
    { kind: 'text', text: '에서, (' },
    { kind: 'link', href: 'http://example.org/', text: 'http://example.org' },
    { kind: 'text', text: '). 봅니다' },
  ])
})

it('makes no link of anything else', () => {
  const text = 'javascript:alert(1) <a href="x"> data:text/html,x //example.com'
  expect(paragraphs(text).map(piecesOf)).toEqual([[{ kind: 'text', text }]])
})

it('puts a picture where a line of its own names it, and leaves any other such line a text', () => {
  const picture = (number: number): ArticlePicture => ({ number, alt: '현장', width: 640, height: 480, files: [{ file: `${number}.webp`, width: 640 }] })
  const body = '[사진 2]\n첫 문단 [사진 1] 이어서\n  [사진\u00a01]  \n[사진 3]\n[사진 01x]'
  expect(paragraphs(body, [picture(1), picture(2)]).map(textOf)).toEqual([2, '첫 문단 [사진 1] 이어서', 1, '[사진 3]', '[사진 01x]'])
  expect(paragraphs('[사진 1]').map(textOf)).toEqual(['[사진 1]'])
})

import { paragraphs } from '@/lib/press/paragraphs'

it('makes a paragraph of every line, without empty ones', () => {
  expect(paragraphs('하나\r\n\r\n둘\n  \n셋').map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual(['하나', '둘', '셋'])
})

it('links addresses without the text that follows', () => {
  expect(paragraphs('안내는 https://example.com/a?b=1에서, (http://example.org). 봅니다')[0]).toEqual([
    { kind: 'text', text: '안내는 ' },
    { kind: 'link', href: 'https://example.com/a?b=1', text: 'https://example.com/a?b=1' },
    { kind: 'text', text: '에서, (' },
    { kind: 'link', href: 'http://example.org/', text: 'http://example.org' },
    { kind: 'text', text: '). 봅니다' },
  ])
})

it('makes no link of anything else', () => {
  const text = 'javascript:alert(1) <a href="x"> data:text/html,x //example.com'
  expect(paragraphs(text)).toEqual([[{ kind: 'text', text }]])
})

import { findLinks } from '@/lib/press/links'

/** The displayed links of a text. */
const linksIn = (text: string) => findLinks(text).map(({ text: shown }) => shown)
const A = 'https://example.com'

/** An address, and the text after it that does not belong to it. */
const FOLLOWED: readonly (readonly [string, string])[] = [
  // particles after Latin letters, digits and signs
  ...[
    '을',
    '를',
    '은',
    '는',
    '이',
    '가',
    '에',
    '에서',
    '으로',
    '로',
    '과',
    '와',
    '도',
    '만',
    '의',
    '까지',
    '부터',
    '에서는',
    '에서도',
    '에는',
    '로도',
    '입니다',
    '이며',
    '라는',
    '이라고',
    '을(를)',
    '(으)로',
    '와(과)',
  ].map((particle) => [`${A}/a`, `${particle} 봅니다`] as const),
  [A, '에서 봅니다'],
  [A, '입니다.'],
  [`${A}/`, '에서'],
  [`${A}/a?b=1`, '에서'],
  [`${A}/a?b=YWJj==`, '를 봅니다'],
  [`${A}/%EB%B6%84%EC%96%91`, '을'],
  [`${A}:8443/a`, '로'],
  [`${A}/a#b`, '를'],
  ['http://192.0.2.7/a', '에서'],
  // particles after Hangul, only those that hardly ever end a word
  [`${A}/분양안내`, '를 봅니다'],
  [`${A}/청약일정`, '은'],
  [`${A}/공지`, '에서 봅니다'],
  [`${A}/공지사항`, '으로'],
  [`${A}/자료`, '와 함께'],
  [`${A}/서울특별시`, '에서는'],
  ['https://한글.kr', '에서'],
  ['https://한글.kr/안내', '를'],
  ['https://분양.한국', '이 열렸습니다'],
  ['https://분양.한국', '에서'],
  // words that look as if they ended in a particle
  [`${A}/고양이`, ' 봅니다'],
  [`${A}/분양가`, ' 봅니다'],
  [`${A}/지도`, ' 봅니다'],
  [`${A}/종로`, ' 봅니다'],
  [`${A}/결과`, '.'],
  [`${A}/경기도`, ','],
  // punctuation
  ...[
    '.',
    ',',
    '!',
    '?',
    ':',
    ';',
    '...',
    '…',
    '?!',
    ')',
    '),',
    '].',
    '}',
    '"',
    "'",
    '”',
    '’',
    '」',
    '』',
    '》',
    '〉',
    '】',
    '）',
    '。',
    '、',
    '，',
    '！',
    '？',
    '：',
    '；',
    '~',
    '*',
    '^^',
    '·',
    '👍',
  ].map((sign) => [`${A}/a`, sign] as const),
  [`${A}/a`, "'라고 합니다"],
  [`${A}/a`, '"라고 합니다'],
  [`${A}/a`, ')를 봅니다'],
  [`${A}/a`, '.에서'],
  [`${A}/a`, '<b>'],
  [A, '분양 안내'],
]

test.each(FOLLOWED)('%s ends before %j', (address, after) => {
  expect(linksIn(`안내는 ${address}${after}`)).toEqual([address])
  expect(linksIn(`안내는${address}${after}`)).toEqual([address])
})

/** Texts that are links as a whole. */
const WHOLE = [
  'http://example.org',
  'HTTPS://Example.COM/A',
  `${A}/a/b/c.html`,
  `${A}/a_b-c~d`,
  `${A}/a_(b)`,
  `${A}/a_(b_(c))`,
  `${A}/a(b)c`,
  `${A}/a[0]`,
  `${A}/?a[]=1&a[]=2`,
  `${A}/?a={b}`,
  `${A}/?q=a+b&c=d%20e`,
  `${A}/?t=YWJj==`,
  `${A}/?t=`,
  `${A}/?q=분양&p=2`,
  `${A}/?q=분양+안내`,
  `${A}/?q=를`,
  `${A}/분양/안내?쪽=2#위치`,
  `${A}/e편한세상`,
  `${A}/2026년-분양`,
  `${A}/59A타입`,
  `${A}/#!/a/b`,
  `${A}/#:~:text=a`,
  `${A}/O'Brien`,
  `${A}/a,b;c`,
  `${A}/a:b@c`,
  `${A}/@name/post`,
  `${A}/a!b`,
  `${A}/a$b`,
  `${A}/a--b`,
  `${A}/a–b`,
  `${A}/가·나`,
  `${A}/モーニング`,
  `${A}/北京`,
  `${A}/a/../b`,
  `${A}/a..b`,
  `${A}//a//b`,
  `${A}:3000/`,
  `${A}?q=1`,
  `${A}#a`,
  'https://youtu.be/a-b_cDeFgH-',
  'https://youtu.be/a-b_cDeFgH_',
  'https://한글.kr/',
  'https://한글.한국',
  'https://www.e편한세상.kr/a',
  'https://xn--bj0bj06e.kr/a',
  'http://localhost:3000/a',
  'http://192.0.2.7:8080/a',
  'http://[2001:db8::1]/a',
  'https://sub.domain.example.co.kr/a',
  'https://ko.wikipedia.org/wiki/서울특별시_(대한민국)',
  'https://map.naver.com/p/search/가람누리?c=15.00,0,0,0,dh',
  'https://www.youtube.com/watch?v=abc_DEF-123&t=1m2s',
  'https://docs.google.com/forms/d/e/1FAIpQLSc-_x/viewform?usp=sf_link',
  'https://www.facebook.com/sharer.php?u=https://example.com/a',
]

test.each(WHOLE)('%s is a link as a whole', (address) => {
  expect(linksIn(address)).toEqual([address])
  expect(linksIn(`(${address})`)).toEqual([address])
  expect(linksIn(`‘${address}’를 봅니다`)).toEqual([address])
  expect(linksIn(`[보기](${address})`)).toEqual([address])
})

test.each([
  [`${A}/a${A}/b`, [`${A}/a`, `${A}/b`]],
  [`${A}/a,http://b.example/,${A}`, [`${A}/a`, 'http://b.example/', A]],
  [`${A}/a와${A}/b를`, [`${A}/a`, `${A}/b`]],
  [`'${A}/a'와'${A}/b'`, [`${A}/a`, `${A}/b`]],
  [`${A}/${A}/b`, [`${A}/`, `${A}/b`]],
])('ends the link in %s before the next http', (text, links) => expect(linksIn(text)).toEqual(links))

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'blob:x',
  '//example.com/a',
  'www.example.com',
  'example.com/a',
  'name@example.com',
  'mailto:name@example.com',
  'https://',
  'https:// example.com',
  'https://?q=1',
  'https://.example.com',
  'https://example.com@evil.example/',
  'https://user:password@example.com/',
  'https://example.com%40a@evil.example/',
  'https://한글.kr@evil.example/',
  'https://999.999.999.999.999:99999/',
  `https://example.com/${'a'.repeat(5_000)}`,
])('%s is no link', (text) => expect(linksIn(text)).toEqual([]))

test('shows an ambiguous host as the browser resolves it, and Hangul as written', () => {
  // Cyrillic а, Greek ο, an Armenian letter, full-width letters.
  expect(linksIn('https://аpple.com/a')).toEqual(['https://xn--pple-43d.com/a'])
  expect(linksIn('https://gοοgle.com')).toEqual(['https://xn--ggle-0nda.com'])
  expect(linksIn('https://ｅｘａｍｐｌｅ.com/')).toEqual(['https://example.com/'])
  expect(linksIn('https://日本語.jp/')).toEqual(['https://xn--wgv71a119e.jp/'])
  expect(findLinks('https://한글.kr/집')).toEqual([
    { index: 0, raw: 'https://한글.kr/집', href: 'https://xn--bj0bj06e.kr/%EC%A7%91', text: 'https://한글.kr/집' },
  ])
  // With direction marks in the host, the displayed text equals the opened address.
  for (const mark of ['\u202E', '\u200F', '\u2066', '\u200B']) {
    for (const { text, href } of findLinks(`https://example${mark}moc.live/a`)) expect(new URL(text).host).toBe(new URL(href).host)
  }
})

test.each([
  ['h', 'http://'],
  ['https', 'https://a.example/?u='],
  ['brackets', 'https://a.example/((((((((('],
  ['brackets of all kinds', 'https://a.example/([{([{([{'],
  ['quotes', "https://a.example/'''''''''"],
  ['stars', `https://a.example/${'*'.repeat(3_000)}a`],
  ['Hangul', `https://a.example/${'가'.repeat(3_000)}a`],
  ['particles', `https://a.example/${'에서'.repeat(1_500)}`],
  ['questions', 'https://a.example/?????????=='],
  ['points', 'https://a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a'],
  ['pairs', 'https://a.example/(a)(b)[c]'],
  ['at signs', 'https://@@@@@@@@@@'],
  ['one address', 'a'],
])('%s: reads 100,000 characters in linear time', (_name, part) => {
  const text = `https://a.example/${part.repeat(Math.ceil(100_000 / part.length))}`.slice(0, 100_000)
  for (const { href } of findLinks(text)) expect(new URL(href).protocol).toMatch(/^https?:$/)
})

test.each(['(', '([', '(a)', '((((a))))', "'", '"', ',', '-', '…', '*', '가', '에서', 'a.'])('25 addresses of 3,970 times %j each are found', (part) => {
  const text = `https://a.example/${part.repeat(Math.floor(3_970 / part.length))} `.repeat(25)
  expect(findLinks(text)).toHaveLength(25)
})

test('the table has the stated length', () => expect(FOLLOWED.length + WHOLE.length).toBeGreaterThan(130))

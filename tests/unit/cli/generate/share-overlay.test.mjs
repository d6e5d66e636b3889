/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import sharp from 'sharp'

const IDENTITY = {
  nameLatin: 'HAEDEUNMARU ONVILL',
  mark: ['M4 4h32v32H4Z'],
  theme: { pine: '#4B2E83', paper: '#FFFFFF', sand: '#E4DACA', brass: '#A8834A' },
}
/** Jest cannot load the WebAssembly module that outlines letters: runs the calls in Node itself. */
const RUN = `
import { FACES } from './lib/cli/generate/fonts/faces.ts'
import { shareOverlay } from './lib/cli/generate/share-overlay.ts'
import { textOutlines } from './lib/cli/generate/text-outline.ts'
const outlines = (id) => textOutlines(process.cwd(), FACES.find((face) => face.id === id).source)
const fonts = { serif: await outlines('site-serif-600'), sans: await outlines('site-sans-400') }
const { overlays, texts } = JSON.parse(process.argv[1])
const drawn = overlays.map(({ card, identity }) => {
  try {
    return { svg: shareOverlay(card, identity, fonts) }
  } catch (error) {
    return { error: error.message }
  }
})
console.log(JSON.stringify({ drawn, outlined: texts.map((text) => fonts.serif(...text)) }))
`

const BLACK = { ...IDENTITY, theme: { ...IDENTITY.theme, pine: '#000000' } }
const LINE = '해든마루 온빌'
const FITTING = {
  short: ['84A 타입', LINE],
  'of a whole line': ['강을 따라 하루가 흐르는', LINE],
  'of two lines': ['언덕 위에서 아침을 먼저 맞는 아홉 동의 마을 이야기를 들려드립니다', '언덕 위에서 아침을 먼저 맞는 아홉 동의 마을, 해든마루 온빌 1600-0000'],
  'without a space': ['가나다라마바사아자차카타파하가나다라마바사아자차카타파하', LINE],
}
const OVERLAYS = [
  { heading: '사업개요', line: `${LINE}  1600-0000`, identity: IDENTITY },
  { heading: '사업계획', line: `${LINE}  1600-0000`, identity: IDENTITY },
  { heading: '집🏠', line: LINE, identity: IDENTITY },
  ...Object.values(FITTING).map(([heading = '', line = '']) => ({ heading, line, identity: BLACK })),
]
/** Text, size, space between letters. */
const TEXTS = [
  ['가', 100],
  ['가', 50],
  ['나', 100],
  ['가나', 100, 10],
  [' ', 100],
]

/** @type {{ drawn: { svg?: string, error?: string }[], outlined: { path: string, width: number }[] }} */
let made
/** One process for all of them: each reads every font. */
beforeAll(() => {
  const asked = JSON.stringify({ overlays: OVERLAYS.map(({ heading, line, identity }) => ({ card: { heading, line }, identity })), texts: TEXTS })
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN, asked], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stdout === '') throw new Error(stderr)
  made = JSON.parse(stdout)
})
/** @param {string} heading of one of {@link OVERLAYS} */
const drawn = (heading) => made.drawn[OVERLAYS.findIndex((overlay) => overlay.heading === heading)] ?? {}

/**
 * Bounds of the pixels that differ from the background in a drawing on black.
 * @param {string} heading
 * @returns {Promise<{ left: number, right: number, top: number, bottom: number }>} px
 */
async function extentOfWords(heading) {
  const { svg = '' } = drawn(heading)
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).greyscale().raw().toBuffer({ resolveWithObject: true })
  const extent = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[y * info.width + x] ?? 0) > 60) {
        extent.left = Math.min(extent.left, x)
        extent.right = Math.max(extent.right, x)
        extent.top = Math.min(extent.top, y)
        extent.bottom = Math.max(extent.bottom, y)
      }
  return extent
}

test('needs no font of the machine: texts are outlines', () => {
  const { svg } = drawn('사업개요')
  expect(svg).not.toMatch(/<text|font-family/)
  expect(svg).toContain(IDENTITY.theme.pine)
  expect(drawn('사업계획').svg).not.toBe(svg)
})

test.each(Object.entries(FITTING))('a heading that is %s stays on its background, and within KakaoTalk’s crop', async (_what, [heading = '']) => {
  const { left, right, top, bottom } = await extentOfWords(heading)
  expect(left).toBeGreaterThanOrEqual(80)
  expect(right).toBeLessThanOrEqual(1200 * 0.63)
  expect(top).toBeGreaterThanOrEqual(15)
  expect(bottom).toBeLessThanOrEqual(615)
})

test('names a character that the fonts lack, instead of drawing an empty box', () => {
  expect(drawn('집🏠').error).toMatch(/no glyph for '🏠' of '집🏠'/)
})

test('an outline is as wide as its letters and the space between them', () => {
  const widths = made.outlined
  const [whole = NaN, half = NaN, second = NaN, both = NaN] = widths.map(({ width }) => width)
  expect(whole).toBeCloseTo(2 * half)
  expect(both).toBeCloseTo(whole + second + 20)
  expect(widths.at(-1)?.path).toBe('')
})

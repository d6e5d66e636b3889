/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildIcons } from '@/lib/cli/generate/icons'

const SQUARE = ['M4 4h32v32H4Z']
const PURPLE = { pine: '#4B2E83', paper: '#FFFFFF' }

/** @type {string} */
let root
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'icons-'))
  await buildIcons(root, { paths: SQUARE, theme: PURPLE })
})
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/icon-maskable-512.png', 512],
  ['icons/apple-touch-icon.png', 180],
])('%s has its size, the brand’s background and the logo on it', async (name, size) => {
  const { data, info } = await sharp(join(root, 'public', name))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([size, size])
  const pixel = (/** @type {number} */ x, /** @type {number} */ y) => [...data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3)]
  expect(pixel(size / 2, size / 2)).toEqual([0x4b, 0x2e, 0x83])
  const column = Array.from({ length: size }, (_, y) => pixel(size / 2, y))
  expect(column.filter(([red]) => red === 0xff).length).toBeGreaterThan(2)
})

test('the maskable icon keeps the logo within the safe zone', async () => {
  const { data, info } = await sharp(join(root, 'public/icons/icon-maskable-512.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const edge = Math.floor(info.width * 0.2)
  for (let y = 0; y < edge; y++) expect(data[(y * info.width + info.width / 2) * 3]).toBe(0x4b)
})

test('the SVG contains the logo, the favicon has 48 px', async () => {
  expect(readFileSync(join(root, 'public/icons/icon.svg'), 'utf8')).toContain(`<path d="${SQUARE[0]}"/>`)
  expect(await sharp(join(root, 'public/favicon.ico')).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
})

/**
 * node art/contact-sheet.mjs OUT.jpg: every picture that the site shows, with its name and the width of its master, on one
 * sheet to judge the set by.
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const [out] = process.argv.slice(2)
if (!out) throw new Error('usage: node art/contact-sheet.mjs OUT.jpg')
const pictures = new URL('../public/pictures/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('manifest.json', pictures), 'utf8'))

const COLUMNS = 5
const CELL = { width: 480, height: 270, gap: 12, label: 26 }
const names = Object.keys(manifest)
const place = (index) => ({
  left: CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap),
  top: CELL.gap + Math.floor(index / COLUMNS) * (CELL.height + CELL.label + CELL.gap),
})
const label = (text) =>
  Buffer.from(`<svg width="${CELL.width}" height="${CELL.label}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#333">${text}</text></svg>`)

const layers = await Promise.all(
  names.map(async (name, index) => {
    const { left, top } = place(index)
    const { hash, width } = manifest[name]
    const picture = await sharp(new URL(`${name}-480.${hash}.webp`, pictures).pathname)
      .resize({ ...CELL, fit: 'contain', background: '#f4f0e9' })
      .toBuffer()
    return [
      { input: picture, left, top },
      { input: label(`${name} · ${width}`), left, top: top + CELL.height },
    ]
  }),
)
await sharp({
  create: {
    width: CELL.gap + COLUMNS * (CELL.width + CELL.gap),
    height: place(names.length - 1).top + CELL.height + CELL.label + CELL.gap,
    channels: 3,
    background: '#f4f1ea',
  },
})
  .composite(layers.flat())
  .jpeg({ quality: 84 })
  .toFile(out)

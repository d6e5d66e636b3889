import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

/*
 * The fixture complex of tests/fixtures: `node tests/support/fixture-complex.mjs` draws its pictures, plain gradients; then
 * `CONTENT=tests/fixtures/complex npm start` is its site.
 */

/** Folder of its content, relative to the project. */
export const FIXTURE_COMPLEX = 'tests/fixtures/complex'

const SOCIAL = [1200, 630]
const PLAIN = [480, 320]
const PREVIEW_WIDTH = 16

/** @param {string} name @param {number} width @param {number} height a gradient with a hue derived from the name */
function drawing(name, width, height) {
  const hue = createHash('sha256').update(name).digest().readUInt8(0) * 1.4
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 30% 78%)"/><stop offset="1" stop-color="hsl(${hue} 30% 42%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}

/**
 * Draws every picture that the fixture names; does nothing where they exist.
 * @param {string} root absolute path of the project
 */
export async function makeFixturePictures(root) {
  const directory = join(root, FIXTURE_COMPLEX)
  const names = [...(await readFile(join(directory, 'pictures.ts'), 'utf8')).matchAll(/^ {2}'?([\w-]+)'?: \{ alt/gm)].map(([, name = '']) => name)
  const pictures = await Promise.all(
    names.map(async (name) => {
      const [width = 0, height = 0] = name === 'social' ? SOCIAL : PLAIN
      const svg = drawing(name, width, height)
      const preview = (await sharp(svg).resize(PREVIEW_WIDTH).webp().toBuffer()).toString('base64')
      return { name, svg, width, height, preview, hash: createHash('sha256').update(svg).digest('hex').slice(0, 8) }
    }),
  )
  const manifest = JSON.stringify(
    Object.fromEntries(pictures.map(({ name, width, height, preview, hash }) => [name, { width, height, widths: [width], hash, preview }])),
  )
  const at = (/** @type {string} */ path) => join(directory, 'public', path)
  const mark = at('pictures/manifest.json')
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === manifest) return

  await rm(at(''), { recursive: true, force: true })
  await Promise.all(['pictures', 'panoramas'].map((folder) => mkdir(at(folder), { recursive: true })))
  for (const { name, svg, width, hash } of pictures) {
    const picture = sharp(svg)
    const file = (/** @type {string} */ format) => at(`pictures/${name}-${width}.${hash}.${format}`)
    await Promise.all([
      picture.clone().avif({ effort: 0 }).toFile(file('avif')),
      picture.clone().webp({ effort: 0 }).toFile(file('webp')),
      picture.clone().jpeg().toFile(file('jpg')),
    ])
  }
  await writeFile(at('panoramas/manifest.json'), '{}')
  await writeFile(mark, manifest)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) void makeFixturePictures(process.cwd())

/** node art/drawings/render.mjs OUT [name ...]: draws the named scenes (all when none) as 2560x1440 PNG masters into OUT. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { exteriors } from './exteriors.mjs'
import { interiors } from './interiors.mjs'

const [out, ...names] = process.argv.slice(2)
const scenes = { ...exteriors, ...interiors }
mkdirSync(out, { recursive: true })
for (const name of names.length ? names : Object.keys(scenes)) {
  const svg = scenes[name]().svg()
  await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 3 }).toFile(join(out, `${name}.png`))
  console.log(name, Math.round(svg.length / 1024), 'kB svg')
}

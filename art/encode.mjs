/**
 * node art/encode.mjs MASTERS [name ...]: encodes masters (PNG, 2560 px wide, NAME-tall 1440) once into what pages use:
 * public/pictures/{name}-{width}.{hash}.{avif,webp} and one JPEG fallback, and their line in public/pictures/manifest.json.
 */
import { encodePicture, settingsOf } from '../lib/cli/generate/pictures/encode-picture.mjs'
import { encodeMasters } from './encoding.mjs'

const [masters, ...only] = process.argv.slice(2)
if (!masters) throw new Error('usage: node art/encode.mjs MASTERS [name ...]')

await encodeMasters({ masters, only, folder: 'pictures', settings: settingsOf, encode: encodePicture })

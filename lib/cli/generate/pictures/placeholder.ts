import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isTall } from './encode-picture.mjs'
import { storePicture, writeManifest } from './picture-folder'

const SIZES = { plain: [1080, 720], tall: [750, 1200] }

/**
 * Grey blocks under a pale sky, without text: nobody takes them for a complex. The name seeds their order, so that no two
 * pictures of a page are the same.
 */
function drawing(name: string, width: number, height: number) {
  const digest = createHash('sha256').update(name).digest()
  const blocks = Array.from({ length: 7 }, (_, index) => {
    const tall = height * (0.25 + ((digest[index] ?? 0) / 255) * 0.4)
    const [x, wide] = [(width / 7) * index + width * 0.02, width / 7 - width * 0.04]
    return `<rect x="${x}" y="${height * 0.86 - tall}" width="${wide}" height="${tall}" fill="hsl(210 6% ${62 + ((digest[index + 8] ?? 0) % 14)}%)"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(210 10% 90%)"/>${blocks.join('')}<rect y="${height * 0.86}" width="100%" height="${height * 0.14}" fill="hsl(210 5% 74%)"/></svg>`,
  )
}

/**
 * Writes a placeholder for each name, and the manifest of a new folder of pictures.
 * @param publicFolder such as public/
 */
export async function makePlaceholders(publicFolder: string, names: readonly string[]) {
  const folder = join(publicFolder, 'pictures')
  const limit = pLimit(cpus().length)
  const lines = await Promise.all(
    names.map((name) =>
      limit(async () => {
        const [width = 0, height = 0] = isTall(name) ? SIZES.tall : SIZES.plain
        return [
          name,
          await storePicture(
            folder,
            name,
            await sharp(drawing(name, width, height))
              .png()
              .toBuffer(),
          ),
        ] as const
      }),
    ),
  )
  writeManifest(folder, Object.fromEntries(lines))
}

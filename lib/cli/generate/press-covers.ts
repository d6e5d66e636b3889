import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Encoder quality: the first that lib/press/encode-picture.ts tries. */
const QUALITY = 80

/**
 * Makes the link preview of each seed article's picture in .generated/press-covers/: the store imports them at its first start
 * (lib/content/article-seeds.ts). Omits invalid names: the check of all content, which runs later, reports them.
 */
export async function buildPressCovers(
  root: string,
  {
    seedArticles,
    pictureFiles,
  }: { seedArticles: readonly { picture?: string }[]; pictureFiles: Readonly<Record<string, { hash: string; widths: readonly number[] }>> },
  size: { width: number; height: number },
) {
  const directory = join(root, '.generated/press-covers')
  await mkdir(directory, { recursive: true })
  const wanted = new Map(
    seedArticles.flatMap(({ picture = '' }) => {
      const files = pictureFiles[picture]
      return files ? [[`${picture}.${files.hash}.jpg`, `${picture}-${Math.max(...files.widths)}.${files.hash}.webp`]] : []
    }),
  )
  for (const file of await readdir(directory)) if (!wanted.has(file)) await rm(join(directory, file))
  for (const [file, published] of wanted) {
    const source = join(root, 'public/pictures', published)
    if (existsSync(join(directory, file)) || !existsSync(source)) continue
    await sharp(source)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(join(directory, file))
  }
}

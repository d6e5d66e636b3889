import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { FACES } from './fonts/faces'
import { runSource } from './run-source'
import { SIZE, shareOverlay, type Identity } from './share-overlay'
import { textOutlines } from './text-outline'

const QUALITY = 82
type Card = { key: string; picture: string; source: string; heading: string; line: string }

/** Null for invalid content: the check of all content, which runs later, reports the errors. */
const LIST = `
import { addressedPages } from '@/lib/content/addressed-pages'
import { content, picture } from '@/lib/content/load'
import { pictureUrl } from '@/lib/content/schemas/picture-url'
import { english } from '@/lib/content/english'
import { englishRoutes } from '@/lib/routes'
import { englishShareText, shareKey, shareText } from '@/lib/seo/share-text'
const texts = [
  ...addressedPages().map(({ page, path }) => shareText(content, page, path)),
  ...(english ? Object.keys(englishRoutes).map((id) => englishShareText(english, id)) : []),
]
export const cards = texts.map((text) => {
  const shown = picture(text.picture)
  return { ...text, key: shareKey(text), source: pictureUrl(shown, Math.max(...shown.widths), 'webp') }
})
export const identity = { nameLatin: content.site.nameLatin, mark: content.site.logo.paths, theme: content.theme }
`

async function readCards(root: string): Promise<{ cards: readonly Card[]; identity: Identity } | null> {
  try {
    return (await runSource<{ cards: readonly Card[]; identity: Identity }>(root, LIST, { conditions: ['react-server'] })).exported
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentError') return null
    throw error
  }
}

/**
 * Draws the picture of each page's link preview into public/share/: a published picture with the page's heading in the project's
 * own fonts. Names carry a hash of all inputs, this file included, so that existing pictures are current and not drawn again.
 * @returns size in px; addresses by shareKey (lib/seo/share-text.ts); null for invalid content, when existing files stay
 */
export async function buildSharePictures(root: string): Promise<{ width: number; height: number; files: Record<string, string> } | null> {
  const directory = join(root, 'public/share')
  await mkdir(directory, { recursive: true })
  const found = await readCards(root)
  if (!found) return null
  const files: Record<string, string> = {}
  const { cards, identity } = found
  const [serif, sans] = await Promise.all(
    ['site-serif-600', 'site-sans-400'].map((id) => textOutlines(root, FACES.find((face) => face.id === id)?.source ?? '')),
  )
  if (!serif || !sans) throw new Error('A share picture takes two of the faces of lib/cli/generate/fonts/faces.ts.')
  const code = ['share-pictures', 'share-overlay', 'text-outline'].map((name) => readFileSync(join(root, `lib/cli/generate/${name}.ts`)))
  const made = new Set()
  for (const card of cards) {
    const hash = createHash('sha256').update(JSON.stringify([card, identity]))
    for (const text of code) hash.update(text)
    const file = `${card.picture}.${hash.digest('hex').slice(0, 8)}.jpg`
    files[card.key] = `/share/${file}`
    made.add(file)
    if (existsSync(join(directory, file))) continue
    await sharp(join(root, 'public', card.source))
      .resize({ ...SIZE, fit: 'cover', position: 'right' })
      .composite([{ input: Buffer.from(shareOverlay(card, identity, { serif, sans })) }])
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(join(directory, file))
  }
  for (const file of await readdir(directory)) if (!made.has(file)) await rm(join(directory, file))
  return { ...SIZE, files }
}

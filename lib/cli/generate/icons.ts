import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Side of the field that the logo's paths are drawn on (content/logo.ts). */
const MARK_FIELD = 40
const ICON_FIELD = 64

/**
 * @param inset share of the field left free around the logo; maskable icons need 20 % (W3C, Web Application Manifest, safe zone)
 * @param radius of the corners, of 64
 */
function iconSvg({ paths, theme }: Identity, inset: number, radius: number) {
  const scale = (1 - inset * 2) * (ICON_FIELD / MARK_FIELD)
  const mark = paths.map((path) => `<path d="${path}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="${radius}" fill="${theme.pine}"/><g transform="translate(${ICON_FIELD * inset} ${ICON_FIELD * inset}) scale(${scale})" fill="none" stroke="${theme.paper}" stroke-width="2.2">${mark}</g></svg>`
}

type Identity = { paths: readonly string[]; theme: { pine: string; paper: string } }

/** Name, size in px, inset, radius; app/manifest.ts and lib/seo/document-metadata.ts name the same files. */
const PNG_ICONS = [
  ['icon-192', 192, 0.16, 8],
  ['icon-512', 512, 0.16, 8],
  ['icon-maskable-512', 512, 0.24, 0],
  ['apple-touch-icon', 180, 0.18, 0],
] as const
const FAVICON_PX = 48

const pngIcon = (identity: Identity, size: number, inset: number, radius: number) =>
  sharp(Buffer.from(iconSvg(identity, inset, radius)), { density: 72 * (size / ICON_FIELD) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Draws favicon and app icons from the logo and the colours of content into public/icons/ and public/favicon.ico. */
export async function buildIcons(root: string, identity: Identity) {
  const directory = join(root, 'public/icons')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, 'icon.svg'), `${iconSvg(identity, 0.16, 8)}\n`)
  for (const [name, size, inset, radius] of PNG_ICONS) await writeFile(join(directory, `${name}.png`), await pngIcon(identity, size, inset, radius))
  // Whatever reads icons goes by a file's first bytes: a PNG needs no wrapping.
  await writeFile(join(root, 'public/favicon.ico'), await pngIcon(identity, FAVICON_PX, 0.12, 8))
}

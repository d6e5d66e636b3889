import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pictureFiles from '@/public/pictures/manifest.json'

const SHOWN = /\?id=([^&"]+)&amp;width=/g
const files: Readonly<Record<string, { readonly hash: string; readonly widths: readonly number[] }>> = pictureFiles

function isThere(id: string): boolean {
  const known = Object.hasOwn(files, id) ? files[id] : undefined
  return known !== undefined && existsSync(join(process.cwd(), 'public/pictures', `${id}-${Math.max(...known.widths)}.${known.hash}.webp`))
}

/** Ids of pictures that the sheets show and public/pictures does not have, each once. */
export const missingPictures = (html: string): string[] => [...new Set([...html.matchAll(SHOWN)].map(([, id = '']) => id))].filter((id) => !isThere(id))

import type { Theme } from '@/lib/content/schemas/site'
import { brochureWords as say } from '@/lib/messages/ko/brochure'
import { FACES } from '@/lib/cli/generate/fonts/faces'
import { brochureStyle } from './brochure-style'
import { showsPhoto, words, type Sheet } from './sheet'

/** Frames become addresses under which the printer puts the picture, see print-sheets.mjs. */
const PICTURE = /<img data-picture="([^"]+)" data-width="([^"]+)" data-height="([^"]+)"/g
const addressed = (html: string): string => html.replace(PICTURE, '<img src="/brochure-being-made?id=$1&amp;width=$2&amp;height=$3"')

/** The site's fonts in full: its own files hold only the characters of its pages. The printer sends them (print-sheets.mjs). */
const FONTS = FACES.map(
  ({ family, weight }, index) =>
    `@font-face { font-family: ${family.replace('Site', 'Brochure')}; font-weight: ${weight}; src: url(/brochure-being-made?font=${index}) }`,
).join('\n')

function sheetHtml(sheet: Sheet, number: number, count: number, name: string): string {
  const { title, kind, lead, body } = sheet
  if (kind === 'cover') return `<section class="sheet cover">${body}</section>`
  const head = `<header><h1>${words(title)}</h1>${lead === undefined ? '' : `<p class="lead">${words(lead)}</p>`}</header>`
  return `<section class="sheet page">${head}<div class="body">${body}</div><footer><span>${words(name)}</span><span>${showsPhoto(sheet) ? say.coverWithPhotos : say.cover}</span><span>${say.page(number, count)}</span></footer></section>`
}

/** All sheets as one document. @param name of the complex */
export function sheetsDocument(sheets: readonly Sheet[], { name, theme }: { name: string; theme: Theme }): string {
  const parts = sheets.map((sheet, index) => addressed(sheetHtml(sheet, index + 1, sheets.length, name)))
  return `<!DOCTYPE html><html lang="ko"><head><meta charset="utf-8"><title>${words(say.title(name))}</title><style>${FONTS}${brochureStyle(theme)}</style></head><body>${parts.join('')}</body></html>`
}

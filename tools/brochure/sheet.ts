import { INLINE_LINK } from '@/lib/content/schemas/inline-links'

/** One A4 page: its body is HTML. A title stands in the outline and over the page. */
export interface Sheet {
  readonly title: string
  /** Class of the page: `cover` has no margins, head or page number. */
  readonly kind: 'cover' | 'page'
  readonly lead?: string
  readonly body: string
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)

const LINKS = new RegExp(INLINE_LINK, 'gu')
/** A text of content as HTML: paper has no links, only their labels, in quotation marks as names of pages. */
export const words = (text: string): string => escape(text.replace(LINKS, '‘$<label>’'))

export const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${words(text)}</p>`).join('')
export const list = (texts: readonly string[], kind = ''): string => `<ul class="${kind}">${texts.map((text) => `<li>${words(text)}</li>`).join('')}</ul>`

/** @param height mm; the width follows from the master's 16:9, so nothing is cut */
export interface PictureBox {
  readonly width: number
  readonly height: number
}

interface ShownPicture {
  readonly id: string
  readonly alt: string
  readonly caption?: string | undefined
  /** No illustration: its sheet's foot says so. */
  readonly isPhoto?: boolean
}

const PHOTO = ' class="photo"'
/** Whether a sheet shows a photograph among its pictures. */
export const showsPhoto = ({ body }: Pick<Sheet, 'body'>): boolean => body.includes(`<figure${PHOTO}`)

/** A picture in a frame of these millimetres, with its caption. The printer replaces the address (print-sheets.mjs). */
export function figure({ id, alt, caption, isPhoto = false }: ShownPicture, { width, height }: PictureBox): string {
  const said = caption === undefined ? '' : `<figcaption>${words(caption)}</figcaption>`
  return `<figure${isPhoto ? PHOTO : ''} style="width:${width}mm"><img data-picture="${id}" data-width="${width}" data-height="${height}" style="width:${width}mm;height:${height}mm" alt="${escape(alt)}">${said}</figure>`
}

export interface TableText {
  readonly caption?: string
  readonly columns?: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[]
}

export function table({ caption, columns, rows }: TableText): string {
  const head = columns ? `<thead><tr>${columns.map((name) => `<th scope="col">${words(name)}</th>`).join('')}</tr></thead>` : ''
  const row = ([name = '', ...cells]: readonly string[]) =>
    `<tr><th scope="row">${words(name)}</th>${cells.map((cell) => `<td>${words(cell)}</td>`).join('')}</tr>`
  return `<table>${caption === undefined ? '' : `<caption>${words(caption)}</caption>`}${head}<tbody>${rows.map(row).join('')}</tbody></table>`
}

export const heading = (text: string): string => `<h2>${words(text)}</h2>`
/** What stays together: the space that a sheet has left stands between groups. */
export const group = (...parts: readonly string[]): string => `<section>${parts.join('')}</section>`
/** A drawing that the running site shows at this address; it takes the height that the sheet has left. */
export const drawing = (address: string): string => `<div class="drawing" data-drawing="${escape(address)}"></div>`
export const columns = (parts: readonly string[], kind = 'two'): string => `<div class="${kind}">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`

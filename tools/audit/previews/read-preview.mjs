import { parse } from 'node-html-parser'
import sharp from 'sharp'

/** @typedef {import('./crawlers.mjs').Crawler} Crawler */

/**
 * A crawler's preview of a link.
 * @typedef {object} Preview
 * @property {string} title
 * @property {string} description
 * @property {string} site
 * @property {Buffer | undefined} picture
 * @property {string[]} faults
 */

/** @type {Map<string, Promise<{ status: number, type: string, body: Buffer, width: number, height: number }>>} */
const pictures = new Map()

/** @param {string} address @param {string} userAgent */
async function fetchPicture(address, userAgent) {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'user-agent': userAgent } })
  const body = Buffer.from(await answer.arrayBuffer())
  const { width = 0, height = 0 } = answer.ok ? await sharp(body).metadata() : {}
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body, width, height }
}

/**
 * Fetches a page as a crawler does, reads only the crawler's share of it, and checks the picture that it names.
 * @param {Crawler} crawler @param {string} origin of the site's server @param {string} path
 * @returns {Promise<Preview>}
 */
export async function readPreview(crawler, origin, path) {
  const headers = { 'user-agent': crawler.userAgent, accept: 'text/html', range: `bytes=0-${crawler.bytes - 1}` }
  const answer = await fetch(new URL(path, origin), { redirect: 'manual', headers })
  /** @type {string[]} */
  const faults = answer.status === 200 || answer.status === 206 ? [] : [`answered with ${answer.status}`]
  const head = Buffer.from(await answer.arrayBuffer())
    .subarray(0, crawler.bytes)
    .toString('utf8')
  const page = parse(head)
  /** @param {string} name */
  const meta = (name) => page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  const [first, second] = crawler.prefers === 'og' ? ['og', 'twitter'] : ['twitter', 'og']
  /** @param {string} name */
  const value = (name) => meta(`${first}:${name}`) ?? meta(`${second}:${name}`) ?? ''
  const title = value('title') || (page.querySelector('title')?.text ?? '')
  const description = value('description') || (meta('description') ?? '')
  if (title === '') faults.push('no title in what is read')
  if (description === '') faults.push('no description in what is read')

  const address = value('image')
  if (address === '') return { title, description, site: meta('og:site_name') ?? '', picture: undefined, faults: [...faults, 'no picture in what is read'] }
  const local = new URL(new URL(address).pathname, origin).href
  if (!pictures.has(local)) pictures.set(local, fetchPicture(local, crawler.userAgent))
  const picture = await pictures.get(local)
  if (!picture) throw new Error(`${local} was not asked for`)
  const { status, type, body, width, height } = picture
  const { minWidth, minHeight, maxBytes, ratio } = crawler.image
  if (status !== 200 || !/^image\/(?:jpeg|png)$/.test(type)) faults.push(`picture: ${status} ${type}`)
  if (width < minWidth || height < minHeight) faults.push(`picture: ${width}x${height}, at least ${minWidth}x${minHeight}`)
  if (body.length > maxBytes) faults.push(`picture: ${body.length} bytes, at most ${maxBytes}`)
  // Subjects stay within a crop to 2:1 (the design's rule); a narrower crop loses more.
  if (Math.abs(width / height - ratio) > 0.12) faults.push(`picture: ${width}x${height} is cropped to ${ratio}:1`)
  const declared = `${meta('og:image:width')}x${meta('og:image:height')}`
  if (declared !== `${width}x${height}`) faults.push(`picture: declared ${declared}, is ${width}x${height}`)
  return { title, description, site: meta('og:site_name') ?? '', picture: body, faults }
}

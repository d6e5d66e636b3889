/** @typedef {import('./encoded-body.mjs').EncodedBody} EncodedBody */

/** Anybody can ask for many pages; what finds no room is asked for again by the next visitor. */
const WAITING_MAX = 500

/**
 * Compresses again, as far as it goes, what was compressed while somebody waited: one body at a time, behind the answers.
 * What waits is only named, so that nothing is kept alive by it, and a page that was rendered anew meanwhile is not done twice.
 * @template {string} Part
 * @param {(path: string, part: Part) => { body: EncodedBody, lightened: () => void } | undefined} find what is sent by now;
 *   `lightened` is told once its brotli is the smaller one
 * @param {(data: Buffer) => Promise<Buffer>} compress into brotli, beside the event loop
 * @returns {(path: string, part: Part) => void} returns at once
 */
export function recompression(find, compress) {
  /** @type {Map<string, { path: string, part: Part }>} */
  const waiting = new Map()
  let isBusy = false

  /** @param {string} path @param {Part} part */
  const lighten = async (path, part) => {
    const found = find(path, part)
    if (!found?.body.isProvisional) return
    found.body.lighten(await compress(found.body.plain))
    found.lightened()
  }
  const work = async () => {
    isBusy = true
    for (const [name, { path, part }] of waiting) {
      await lighten(path, part).catch((/** @type {unknown} */ error) => console.error(error))
      waiting.delete(name)
    }
    isBusy = false
  }
  return (path, part) => {
    const name = `${part} ${path}`
    if (waiting.has(name) || waiting.size >= WAITING_MAX) return
    waiting.set(name, { path, part })
    if (!isBusy) setImmediate(() => void work())
    isBusy = true
  }
}

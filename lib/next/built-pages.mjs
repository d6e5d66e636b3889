import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What Next keeps beside a page of the build; it sends `headers` with it. */
const metaSchema = z.looseObject({ headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })

/**
 * Puts a finished page in the place of the one that Next rendered, with its policy, so that any server of Next sends it.
 * @param {string} app absolute path of the build's folder of pages
 * @param {string} name of the page's files
 * @param {string} html
 * @param {string} policy
 * @throws Error where Next wrote another shape
 */
export async function finishBuiltPage(app, name, html, policy) {
  const file = join(app, `${name}.meta`)
  const meta = metaSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!meta.success) throw new Error(`${file} is not as expected:\n${z.prettifyError(meta.error)}`)
  await writeFile(join(app, `${name}.html`), html)
  await writeFile(file, JSON.stringify({ ...meta.data, headers: { ...meta.data.headers, 'content-security-policy': policy } }))
}

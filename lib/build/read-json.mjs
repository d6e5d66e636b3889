import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * @template {z.ZodType} Schema
 * @param {string} root absolute path of the project
 * @param {string} file relative to it
 * @param {Schema} schema of what is read of it; another release of Next may write another
 * @returns {Promise<z.infer<Schema>>}
 * @throws Error that names the file and what was expected in it
 */
export async function readJson(root, file, schema) {
  const text = await readFile(join(root, file), 'utf8')
  /** @type {unknown} */
  let value
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not JSON: run \`npm run build\` again.`, { cause })
  }
  const result = schema.safeParse(value)
  if (!result.success) throw new Error(`${file} is not as expected:\n${z.prettifyError(result.error)}`)
  return result.data
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = '.next/required-server-files.json'
const schema = z.looseObject({ config: z.looseObject({ distDir: z.string(), cacheHandler: z.string() }) })

/**
 * The configuration as the build read it, with Next's defaults. Next's own server of a standalone build starts with it
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js/output): otherwise Next compiles next.config.ts at
 * each start, and the compiler stays in memory, 26 MB.
 * @param {string} root absolute path of the project, built
 * @returns {string} as JSON
 * @throws Error where Next wrote another shape
 */
export function builtConfig(root) {
  const files = schema.safeParse(JSON.parse(readFileSync(join(root, FILE), 'utf8')))
  if (!files.success) throw new Error(`${FILE} is not as expected:\n${z.prettifyError(files.error)}`)
  return JSON.stringify(files.data.config)
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = '.next/required-server-files.json'
const FOLDER = '.next/standalone'
const schema = z.looseObject({ relativeAppDir: z.string() })

/**
 * Where Next also wrote a folder that runs by itself, `server.js` and all: hosts ask for it by `NEXT_PRIVATE_STANDALONE`
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js/output).
 * @param {string} root absolute path of the project, built
 * @returns {string | undefined} absolute path of the project's copy in it
 * @throws Error where Next wrote another shape
 */
export function standaloneCopy(root) {
  if (!existsSync(join(root, FOLDER))) return undefined
  const files = schema.safeParse(JSON.parse(readFileSync(join(root, FILE), 'utf8')))
  if (!files.success) throw new Error(`${FILE} is not as expected:\n${z.prettifyError(files.error)}`)
  return join(root, FOLDER, files.data.relativeAppDir)
}

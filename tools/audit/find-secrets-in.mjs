/**
 * `node tools/audit/find-secrets-in.mjs FILE…`: searches these files for secrets, as `npm run audit` does. Exit code 1 where one
 * is found.
 */
import { suspiciousPlaces, textsOf } from './secrets.mjs'

const found = suspiciousPlaces(textsOf(process.cwd(), process.argv.slice(2)))
for (const line of found) process.stderr.write(`${line}\n`)
process.exit(found.length === 0 ? 0 : 1)

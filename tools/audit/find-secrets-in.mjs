/** `node tools/audit/find-secrets-in.mjs FILE…`: what `npm run audit` looks for, in these files alone. Exit code 1 where something is found. */
import { suspiciousPlaces, textsOf } from './secrets.mjs'

const found = suspiciousPlaces(textsOf(process.cwd(), process.argv.slice(2)))
for (const line of found) process.stderr.write(`${line}\n`)
process.exit(found.length === 0 ? 0 : 1)

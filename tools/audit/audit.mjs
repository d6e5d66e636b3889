/**
 * `npm run audit`: advisories for the packages of production, pinning by the lock file, licences, and secrets or personal data in
 * the repository. Exit code 1 on an error.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { queryRegistry, readAdvisories } from './advisories.mjs'
import { checkLicences } from './licences.mjs'
import { checkLockFile } from './lock-file.mjs'
import { suspiciousPlaces, trackedTexts } from './secrets.mjs'
import { measureStructure, readCheckout, structureLines } from './structure.mjs'

const root = process.cwd()
/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
/** @type {string[]} */
const faults = []
/** @param {string} line */
const printLine = (line) => process.stdout.write(`${line}\n`)

const [option, checkout = '.'] = process.argv.slice(2)
if (option === '--structure') {
  for (const line of structureLines(measureStructure(readCheckout(resolve(checkout))))) printLine(line)
  process.exit(0)
}

const asked = queryRegistry(root)
/** @type {import('./lock-file.mjs').LockFile} */
const lock = readJson('package-lock.json')

const locked = checkLockFile(readJson('package.json'), lock, process)
faults.push(...locked.faults)
printLine(
  `lock file    ${locked.packages} packages, exact versions of the registry with sha512${locked.withoutHash > 0 ? `; ${locked.withoutHash} optional ones of other machines without a hash` : ''}`,
)

const licences = checkLicences(lock, (path) => (existsSync(join(root, path, 'package.json')) ? readJson(join(path, 'package.json')) : undefined))
faults.push(...licences.faults)
printLine(
  `licences     ${Object.entries(licences.found)
    .sort(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${count} ${licence}`)
    .join(', ')}`,
)

if (existsSync(join(root, '.git'))) {
  const texts = trackedTexts(root)
  const found = suspiciousPlaces(texts)
  faults.push(...found)
  printLine(`secrets      ${texts.length} texts read, ${found.length} suspicious places`)
} else printLine('secrets      not looked for: this is no checkout of git')

const advisories = readAdvisories(await asked)
faults.push(...(advisories?.faults ?? []))
printLine(
  advisories
    ? `advisories   ${advisories.faults.length} high or critical, ${advisories.known.length} others${advisories.known.map((line) => `\n             ${line}`).join('')}`
    : 'advisories   NOT CHECKED: the registry gave no verdict; the lock file was checked by itself',
)

for (const fault of faults) printLine(`! ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

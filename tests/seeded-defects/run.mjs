/**
 * `npm run site -- test-seeded [--without-browser | --only-browser] [NAME…]`: whether the suite still finds what it is there to find. In a copy of the
 * working tree it first runs the checks of all defects, which have to pass, then sows one defect after the other and runs its check,
 * which has to fail. Defects that only the browser sees share one build: each has a test of its own.
 * Exits with 1 where one is missed, 2 where the table is wrong (a text that is not there any more, a check that fails without it).
 */
import { freeTestPort } from '../run/free-port.mjs'
import { prepare, runBrowser, runStage, runUnits } from './checks.mjs'
import { DEFECTS } from './defects.mjs'
import { scratchCopy, seedFault, seedDefect } from './scratch-copy.mjs'

/** @typedef {import('./checks.mjs').Check} Check @typedef {Extract<Check, { browser: string }>} BrowserCheck */

/** @param {string} text @returns {never} */
function refuse(text) {
  console.error(text)
  process.exit(2)
}

const OPTIONS = ['--without-browser', '--only-browser']
const withBrowser = !process.argv.includes('--without-browser')
const onlyBrowser = process.argv.includes('--only-browser')
const unknown = process.argv.slice(2).filter((word) => word.startsWith('--') && !OPTIONS.includes(word))
if (unknown.length > 0) refuse(`unknown: ${unknown.join(', ')}; there are ${OPTIONS.join(', ')} and words of a defect's name`)
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = DEFECTS.filter(
  ({ name, check }) => ('browser' in check ? withBrowser : !onlyBrowser) && (asked.length === 0 || asked.some((word) => name.includes(word))),
)
const started = performance.now()
const { directory, remove } = scratchCopy(process.cwd())
process.once('exit', remove)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** @param {Check} check */
const placeOf = (check) => ('stage' in check ? check.stage : 'unit' in check ? check.unit : check.browser)
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`

/** Defects whose check fails without them. @type {(typeof DEFECTS)[number][]} */
let unsound = []
/** @type {{ defect: (typeof DEFECTS)[number], failed: boolean, says: string }[]} */
const outcomes = []
/** @param {(typeof DEFECTS)[number]} defect @param {import('./checks.mjs').CheckResult} result */
function note(defect, { failed, says }) {
  outcomes.push({ defect, failed, says })
  console.log(`${failed ? 'found ' : 'MISSED'} ${defect.layer}: ${defect.name} (${placeOf(defect.check)}, ${seconds()})${failed ? `\n         ${says}` : ''}`)
}

try {
  if (chosen.length === 0) refuse('no defect has such a name')
  const twice = chosen.filter(({ name }, index) => chosen.findIndex((other) => other.name === name) !== index)
  const faults = [...chosen.flatMap((defect) => seedFault(directory, defect) ?? []), ...twice.map(({ name }) => `there are two of the name: ${name}`)]
  if (faults.length > 0) refuse(`The table does not fit the sources:\n${faults.join('\n')}`)

  prepare(directory)
  const port = String(await freeTestPort())
  /** @type {{ defect: (typeof DEFECTS)[number], check: BrowserCheck }[]} */
  const seen = chosen.flatMap((defect) => ('browser' in defect.check ? [{ defect, check: defect.check }] : []))
  const checks = seen.map(({ check }) => check)

  /** @type {Map<string, string>} what a check says that fails without any defect, by the check */
  const broken = new Map()
  /** @param {Check} check */
  const keyOf = (check) => ('unit' in check ? check.unit : JSON.stringify(check))
  /** @param {Check} check @param {import('./checks.mjs').CheckResult} sound */
  const expectSound = (check, { failed, says }) => void (failed && broken.set(keyOf(check), says))

  const units = [...new Set(chosen.flatMap(({ check }) => ('unit' in check ? [check.unit] : [])))]
  // Together first, which is quick; one by one where that fails.
  if (units.length > 0 && runUnits(directory, units).failed) for (const unit of units) expectSound({ unit }, runUnits(directory, [unit]))
  for (const check of new Map(chosen.flatMap(({ check }) => ('stage' in check ? [[keyOf(check), check]] : []))).values())
    expectSound(check, runStage(directory, check))
  if (checks.length > 0) {
    const resultOf = runBrowser(directory, checks, port)
    for (const check of checks) expectSound(check, resultOf(check))
  }
  unsound = chosen.filter(({ check }) => broken.has(keyOf(check)))
  for (const defect of unsound) console.log(`BROKEN ${defect.layer}: ${placeOf(defect.check)} fails without a defect: ${broken.get(keyOf(defect.check))}`)
  console.log(`${chosen.length - unsound.length} of ${chosen.length} checks pass without their defect (${seconds()})`)

  for (const defect of chosen) {
    const { check } = defect
    if (unsound.includes(defect)) continue
    if ('browser' in check) continue
    const takeBack = seedDefect(directory, defect)
    note(defect, 'stage' in check ? runStage(directory, check) : runUnits(directory, [check.unit], check.test))
    takeBack()
  }
  if (checks.length > 0) {
    for (const { defect } of seen) seedDefect(directory, defect)
    const resultOf = runBrowser(directory, checks, port)
    for (const { defect, check } of seen) if (!unsound.includes(defect)) note(defect, resultOf(check))
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}

const missed = outcomes.filter(({ failed }) => !failed)
console.log(
  `\n${outcomes.length - missed.length} of ${outcomes.length} seeded defects found in ${seconds()}${missed.length > 0 ? `; missed: ${missed.map(({ defect }) => defect.name).join(', ')}` : ''}`,
)
process.exit(unsound.length > 0 ? 2 : missed.length > 0 ? 1 : 0)

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, writeSync } from 'node:fs'
import { availableParallelism, freemem, loadavg } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../run/free-port.mjs'

/** Path in Debian's google-cloud-cli-firestore-emulator. */
const JAR = process.env.FIRESTORE_EMULATOR_JAR ?? '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** @returns why the real emulator cannot run on this machine; null when it can */
export function missingEmulator(jar = JAR): string | null {
  if (!existsSync(jar)) return `${jar} is not there (Debian package google-cloud-cli-firestore-emulator, or FIRESTORE_EMULATOR_JAR)`
  return spawnSync('java', ['-version']).status === 0 ? null : 'java is not installed'
}

export interface FirestoreEmulator {
  /** Variables that make firebase-admin use the emulator, and never query the machine's metadata service. */
  readonly environment: { readonly FIRESTORE_EMULATOR_HOST: string; readonly METADATA_SERVER_DETECTION: string }
  stop(): Promise<void>
}

/** Variable with the address at which jest's workers request the emulator: see jest-global-setup.ts. */
export const SHARED_EMULATOR = 'SHARED_FIRESTORE_EMULATOR'

const READY = /Dev App Server is now running/
/** Starting takes two seconds on an idle machine, and much longer on a loaded one. */
const START_WITHIN_MS = 120_000

function ready(emulator: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = () => {
      const [load = 0] = loadavg()
      reject(
        new Error(
          `the Firestore emulator was not ready within ${START_WITHIN_MS / 1000} s. Load ${load.toFixed(1)} on ${availableParallelism()} processors, ${Math.round(freemem() / 2 ** 20)} MB free: ` +
            `stop what else runs, or start it by hand (java -cp ${JAR} ${MAIN} start) and read what it says. It said: ${said || 'nothing'}`,
        ),
      )
    }
    const timer = setTimeout(late, START_WITHIN_MS)
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      if (!READY.test(said)) return
      clearTimeout(timer)
      resolve()
    }
    emulator.stdout?.on('data', read)
    emulator.stderr?.on('data', read)
    emulator.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`the Firestore emulator stopped before it was ready (${signal ?? `exit code ${code}`}). It said: ${said || 'nothing'}`))
    })
  })
}

/**
 * Starts the real emulator with the project's rules on a free port. Each project id is an empty database.
 * @param options.heapMegabytes it keeps every document in memory
 */
export async function startFirestoreEmulator({ heapMegabytes = 512 } = {}): Promise<FirestoreEmulator> {
  const port = await freePort()
  const args = [
    `-Xmx${heapMegabytes}m`,
    // It lives for minutes: full compilation and parallel garbage collection took more time than they saved.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Duser.language=en',
    '-cp',
    JAR,
    MAIN,
    'start',
    '--host=127.0.0.1',
    `--port=${port}`,
    `--rules=${join(process.cwd(), 'firestore.rules')}`,
  ]
  const emulator = spawn('java', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const orphaned = () => void emulator.kill('SIGKILL')
  process.once('exit', orphaned)
  await ready(emulator)
  return {
    environment: { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`, METADATA_SERVER_DETECTION: 'none' },
    stop: () =>
      new Promise((resolve) => {
        process.removeListener('exit', orphaned)
        emulator.removeAllListeners('exit')
        emulator.once('exit', () => resolve())
        emulator.kill('SIGKILL')
      }),
  }
}

/**
 * Whether a suite without an emulator must fail: in CI (`.ci/run` sets `CI`), and where `REQUIRE_FIRESTORE` is set. A skipped
 * suite looks like a passing one in a summary.
 */
export const requiresEmulator = (environment: NodeJS.ProcessEnv): boolean =>
  [environment.CI, environment.REQUIRE_FIRESTORE].some((value) => Boolean(value) && value !== 'false')

type Suite = (name: string, tests: () => void) => void

/** Dependencies of {@link describeWithFirestore}: jest's functions, and the machine. */
interface SuiteHost {
  readonly describe: Suite & { readonly skip: Suite }
  readonly test: Suite
  /** Why the emulator cannot run. */
  readonly missing: string | null
  readonly environment: NodeJS.ProcessEnv
  readonly say: (text: string) => void
}

/** Those of jest and of this machine. */
const currentHost = (): SuiteHost => ({
  describe,
  test,
  missing: missingEmulator(),
  environment: process.env,
  // Not console, because jest hides the console output of a passing file.
  say: (text) => void writeSync(2, text),
})

/**
 * `describe` with the emulator's host in the environment: one emulator for all files of a run (jest-global-setup.ts); each
 * project id is an empty database. Without an emulator it prints the reason and registers a skipped test; in CI it fails.
 */
export function describeWithFirestore(name: string, tests: () => void, { describe, test, missing, environment, say } = currentHost()): void {
  if (missing && requiresEmulator(environment)) {
    test(name, () => {
      throw new Error(`The Firestore tests did not run: ${missing}`)
    })
    return
  }
  if (missing) {
    say(`\n!!! ${name}: NOT RUN. ${missing}\n\n`)
    describe.skip(`${name}: NOT RUN, ${missing}`, () => test('needs the Firestore emulator', () => undefined))
    return
  }
  describe(name, () => {
    const before = { ...process.env }
    beforeAll(async () => void Object.assign(process.env, await sharedEmulator()), START_WITHIN_MS + 5_000)
    afterAll(() => {
      process.env = before
    })
    tests()
  })
}

/** @returns environment variables of the emulator shared by all files of this jest run; the first call waits for its start */
async function sharedEmulator(): Promise<FirestoreEmulator['environment']> {
  const answer = await fetch(process.env[SHARED_EMULATOR] ?? '')
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as FirestoreEmulator['environment']
}

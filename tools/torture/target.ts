import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from './report'

/** Public address of the build; the target listens on its own port. */
export const SITE_URL = process.env.SITE_URL ?? 'http://localhost:3000'
export const ADMINISTRATOR = { ADMIN_EMAIL: 'office@example.com', ADMIN_PASSWORD: 'torture-only-8848' }
/** Node's arguments of `npm run serve`. */
const SERVE_FLAGS = ['--v8-pool-size=1', '--max-semi-space-size=8']
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000

/** The built site under attack, in a separate process as in production. */
export interface Target {
  /** Its origin, `http://127.0.0.1:PORT`. */
  readonly url: string
  readonly pid: number
  /** Its whole output, to search for forbidden content. */
  readonly output: () => string
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>
  /** Asks it to end, as an operator does. @returns its exit code; null when it had to be killed */
  stop(): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Ends the processes that a failed trial left. */
export function killTargets(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.on('exit', killTargets)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(128 + constants.signals[signal]))

/** Builds the site unless the last build has the same sources. @throws Error when the build fails */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['lib/cli/start/start.mjs', '--build-only'], { stdio: 'inherit', env: { ...process.env, SITE_URL } })
  if (status !== 0) throw new Error('the site could not be built')
}

/**
 * Serves the built site on a free port.
 * @param environment added to a minimal one without a limit on a client's registrations: this shell's configuration does not
 *   reach the target
 * @param preload module that Node imports before the site, as `--import` takes it
 * @returns once it listens; its framework may still be starting, and requests wait for it
 * @throws Error with its output when it ends instead
 */
export async function startTarget(environment: Readonly<Record<string, string>>, preload?: string): Promise<Target> {
  const child = spawn(process.execPath, [...SERVE_FLAGS, ...(preload ? ['--import', preload] : []), 'lib/cli/start/start.mjs', '--no-build'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SITE_URL, PORT: '0', RATE_LIMIT_REGISTRATIONS: '1000000', ...ADMINISTRATOR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  const port = await new Promise<string>((resolve, reject) => {
    const failed = () => reject(new Error(`the site did not start:\n${output}`))
    const timer = setTimeout(failed, START_LIMIT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const listening = /^http:\/\/localhost:(\d+) /m.exec(output)?.[1]
      if (!listening) return
      clearTimeout(timer)
      resolve(listening)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', failed)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
    async stop() {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      child.kill('SIGTERM')
      const code = await gone
      clearTimeout(timer)
      return code
    },
  }
}

/** Runs an attack on a new site with an empty store; reports a site that does not end cleanly afterwards. */
export async function onFreshSite(
  attack: (site: Target) => Promise<Report | readonly Report[]>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Report[]> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-site-'))
  const site = await startTarget({ DATA_DIR: directory, LOG_LEVEL: 'silent', ...environment })
  const reports = [await attack(site)].flat()
  const code = await site.stop()
  rmSync(directory, { recursive: true, force: true })
  return code === 0 ? reports : [...reports, { trial: 'the end of this site', figures: {}, faults: [`it ended with code ${code}`] }]
}

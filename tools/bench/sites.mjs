import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {'home' | 'overview' | 'unit' | 'location' | 'press' | 'article' | 'registrations'} PageName
 * @typedef {object} Site
 * @property {string} name
 * @property {string} origin
 * @property {Partial<Record<PageName, string>>} paths addresses of its pages
 * @property {string} [command] shell command that starts it; absent where it cannot be started here
 */

/** The first address that matches a template's pattern, or the preferred one where it exists. */
const PATTERNS = /** @type {const} */ ({
  overview: [/^\/BusinessGuide\/intro$/],
  unit: [/^\/FloorPlan\/84A$/, /^\/FloorPlan\/[^/]+$/],
  location: [/^\/LocationEnvironment\/intro$/],
  press: [/^\/[^/]+\/press$/],
  article: [/^\/[^/]+\/press\/[^/]+$/],
})

/** Node's arguments in `npm start`, and in `npm run serve` with `--no-build` appended. */
const { scripts } = /** @type {{ scripts: { start: string } }} */ (JSON.parse(readFileSync('package.json', 'utf8')))
const NODE_ARGUMENTS = scripts.start
  .replace(/^exec /, '')
  .split(' ')
  .slice(1)

/** Signs in at a served build. */
export const ADMINISTRATOR = { email: 'office@example.com', password: 'bench-only-8848' }

/** Canonical origin of the build, independent of the served one. */
export const BUILD_ORIGIN = process.env.SITE_URL ?? 'http://localhost:3000'

/** @param {string} origin @returns {Promise<string[]>} addresses of the sitemap in order; empty without a sitemap */
export async function listedPaths(origin) {
  const answer = await fetch(`${origin}/sitemap.xml`)
  const text = answer.ok ? await answer.text() : ''
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/**
 * Pages of a site of this project, from its sitemap; for any other site its home page and `mapped`.
 * @param {string} origin
 * @param {Partial<Record<PageName, string>>} mapped
 * @returns {Promise<Partial<Record<PageName, string>>>}
 */
export async function pathsOf(origin, mapped) {
  const listed = await listedPaths(origin)
  /** @type {Partial<Record<PageName, string>>} */
  const paths = { home: '/', ...(listed.length > 0 ? { registrations: '/api/registrations' } : {}) }
  for (const [name, patterns] of Object.entries(PATTERNS)) {
    for (const pattern of patterns) paths[/** @type {PageName} */ (name)] ??= listed.find((path) => pattern.test(path))
  }
  return { ...paths, ...mapped }
}

/**
 * @param {string} address `name=http://localhost:3000`
 * @returns {{ name: string, origin: string }}
 * @throws Error for another machine, because a benchmark would flood it
 */
export function parseAddress(address) {
  const at = address.indexOf('=')
  if (at < 1) throw new Error(`${address}: expected NAME=URL, such as ours=http://localhost:3000`)
  const url = new URL(address.slice(at + 1))
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) throw new Error(`${url.href}: only this machine may be measured`)
  return { name: address.slice(0, at), origin: url.origin }
}

/**
 * Serves the present build with its own store, and without a limit on one client's registrations.
 * @param {{ build?: boolean, dataDirectory?: string }} [options] `dataDirectory`: an existing one, which is kept
 * @returns {Promise<{ origin: string, pid: number, readyMs: number, stop: () => Promise<void> }>} once it listens
 */
export async function serveBuild({ build = false, dataDirectory } = {}) {
  const directory = dataDirectory ?? mkdtempSync(join(tmpdir(), 'bench-site-'))
  const began = performance.now()
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, ...(build ? [] : ['--no-build'])], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      SITE_URL: BUILD_ORIGIN,
      PORT: '0',
      DATA_DIR: directory,
      LOG_LEVEL: 'error',
      RATE_LIMIT_REGISTRATIONS: '1000000',
      OUTBOX_WORKER: '0',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  /** @type {string} */
  const origin = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const listening = /^(http:\/\/localhost:\d+) /m.exec(output)?.[1]
      if (listening) resolve(listening)
    })
    child.once('exit', () => reject(new Error(`the site did not start:\n${output}`)))
  })
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    async stop() {
      child.kill()
      await gone
      if (dataDirectory === undefined) rmSync(directory, { recursive: true, force: true })
    },
  }
}

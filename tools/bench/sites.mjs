import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {'home' | 'overview' | 'unit' | 'location' | 'press' | 'article' | 'registrations'} PageName
 * @typedef {object} Site
 * @property {string} name
 * @property {string} origin
 * @property {Partial<Record<PageName, string>>} paths addresses of what it has
 * @property {string} [command] starts it from nothing, in a shell; absent where it cannot be started here
 */

/** The first address of a template's pattern, or the preferred one where it is there. */
const PATTERNS = /** @type {const} */ ({
  overview: [/^\/BusinessGuide\/intro$/],
  unit: [/^\/FloorPlan\/84A$/, /^\/FloorPlan\/[^/]+$/],
  location: [/^\/LocationEnvironment\/intro$/],
  press: [/^\/[^/]+\/press$/],
  article: [/^\/[^/]+\/press\/[^/]+$/],
})

/** What node gets from `npm start`, and from `npm run serve` with `--no-build` behind it. */
const { scripts } = /** @type {{ scripts: { start: string } }} */ (JSON.parse(readFileSync('package.json', 'utf8')))
const NODE_ARGUMENTS = scripts.start.split(' ').slice(1)

/** Of a build's own canonical addresses; what it is served at is another matter. */
const BUILD_ORIGIN = process.env.SITE_URL ?? 'http://localhost:3000'

/** @param {string} origin @returns {Promise<string[]>} the sitemap's, in its order; none where there is no sitemap */
export async function listedPaths(origin) {
  const answer = await fetch(`${origin}/sitemap.xml`)
  const text = answer.ok ? await answer.text() : ''
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/**
 * What a site of this project has, from its sitemap; of any other only what `mapped` says, and its home page.
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
 * @throws Error for what is not on this machine: a bench is a flood to whoever did not ask for it
 */
export function parseAddress(address) {
  const at = address.indexOf('=')
  if (at < 1) throw new Error(`${address}: expected NAME=URL, such as ours=http://localhost:3000`)
  const url = new URL(address.slice(at + 1))
  if (!['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) throw new Error(`${url.href}: only this machine may be measured`)
  return { name: address.slice(0, at), origin: url.origin }
}

/**
 * Serves the present build with a store of its own, and without a limit on what one client may register.
 * @param {{ build?: boolean, dataDirectory?: string }} [options] `dataDirectory`: one that is there and stays
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
      ADMIN_EMAIL: 'office@example.com',
      ADMIN_PASSWORD: 'bench-only-8848',
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

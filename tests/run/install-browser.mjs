import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUM, chromiumPath, HEADLESS_SHELL } from './chromium.mjs'

const KOREAN_FONTS = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
/** Debian's packages, each with a file that proves its presence. */
const BROWSER = { chromium: CHROMIUM, 'chromium-headless-shell': HEADLESS_SHELL }
const FONTS = { 'fonts-noto-cjk': KOREAN_FONTS }
const WEBKIT = { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' }

/**
 * Installs Debian's packages where this process may; otherwise throws an error that names them.
 * @param {string} what that needs them
 * @param {Readonly<Record<string, string>>} packages
 * @param {string} otherwise what can be done without them
 */
function installPackages(what, packages, otherwise) {
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.log(`Installing ${missing.join(' and ')} …`)
    if (spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' }).status === 0 && spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0) return
  }
  throw new Error(`${what} need ${missing.join(' and ')}. Install with: sudo ${command}\n${otherwise}`)
}

/**
 * Ensures the browser of the tests, see chromiumPath, with Korean fonts. Installs it where this process may; an existing full
 * Chromium suffices where the headless shell cannot be installed. Otherwise throws an error that names what is missing.
 */
export function installBrowser() {
  if (process.env.CHROME_PATH) {
    if (!existsSync(process.env.CHROME_PATH)) throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not there.`)
    return
  }
  try {
    installPackages(
      'The browser tests',
      { ...BROWSER, ...(process.platform === 'linux' ? FONTS : {}) },
      'or name a Chromium in CHROME_PATH, or run npm run check, which leaves the browser out.',
    )
  } catch (error) {
    if (!existsSync(CHROMIUM) || (process.platform === 'linux' && !existsSync(KOREAN_FONTS))) throw error
    console.log(`${chromiumPath()} takes the tests; chromium-headless-shell would in half the time.`)
  }
}

/** WebKitGTK, its driver and a virtual display. */
export const installWebkit = () =>
  installPackages('The WebKit tests', { ...WEBKIT, ...FONTS }, 'They run where Debian or Ubuntu does, and are no part of npm test.')

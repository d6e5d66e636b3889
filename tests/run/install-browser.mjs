import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KOREAN_FONTS = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/**
 * The browser of the tests: Debian's Chromium with fonts that have Korean, or the one of `CHROME_PATH`.
 * Installed where this process may; otherwise the error says what is missing.
 */
export function installBrowser() {
  if (process.env.CHROME_PATH) {
    if (!existsSync(process.env.CHROME_PATH)) throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which is not there.`)
    return
  }
  const missing = [...(existsSync('/usr/bin/chromium') ? [] : ['chromium']), ...(existsSync(KOREAN_FONTS) || process.platform !== 'linux' ? [] : ['fonts-noto-cjk'])]
  if (missing.length === 0) return
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall) {
    console.log(`Installing ${missing.join(' and ')} …`)
    if (spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' }).status === 0 && spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0) return
  }
  throw new Error(`The browser tests need ${missing.join(' and ')}. Install with: sudo ${command}\nor name a Chromium in CHROME_PATH, or run npm run check, which leaves the browser out.`)
}

import { existsSync } from 'node:fs'

/** Debian's Chromium, and its build without a window, the same engine: what Playwright itself takes for tests without a screen. */
export const CHROMIUM = '/usr/bin/chromium'
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browser of the tests: the one of CHROME_PATH, else the headless shell, which takes 0.4 of the processor time of the
 * whole browser, else that.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {(path: string) => boolean} [exists]
 * @returns {string} where its program lies, or would
 */
export const chromiumPath = (environment = process.env, exists = existsSync) => environment.CHROME_PATH || (exists(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)

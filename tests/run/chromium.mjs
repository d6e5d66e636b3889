import { existsSync } from 'node:fs'

/** Debian's Chromium and its headless shell, the same engine; Playwright itself uses the shell for headless tests. */
export const CHROMIUM = '/usr/bin/chromium'
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Host that the tests' browser takes for this machine: an address of the local network is no secure context, as localhost is. */
export const LOCAL_NETWORK_HOST = 'model-house.test'

/**
 * The browser of the tests: the one of CHROME_PATH, else the headless shell, which takes 0.4 of the processor time of full
 * Chromium, else full Chromium.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {(path: string) => boolean} [exists]
 * @returns {string} path of its executable, which may be missing
 */
export const chromiumPath = (environment = process.env, exists = existsSync) => environment.CHROME_PATH || (exists(HEADLESS_SHELL) ? HEADLESS_SHELL : CHROMIUM)

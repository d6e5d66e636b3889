import { execFileSync } from 'node:child_process'

/**
 * @returns the path in the SMS of a registration, on the server that playwright.config.ts starts, or on one with another
 *   directory
 */
export const visitLinkOf = (registrationId: string, dataDirectory = process.env.TEST_DATA_DIR): string =>
  execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/support/print-visit-link.ts', registrationId], {
    env: { ...process.env, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' },
  }).toString()

import { execFileSync } from 'node:child_process'

/** @returns the path that the SMS of a registration names, on the server that playwright.config.ts starts */
export const visitLinkOf = (registrationId: string): string =>
  execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/support/print-visit-link.ts', registrationId], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, LOG_LEVEL: 'silent' },
  }).toString()

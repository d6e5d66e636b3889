import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM, chromiumPath, LOCAL_NETWORK_HOST } from './tests/run/chromium.mjs'

/** `BASE_URL` tests a running server; otherwise Playwright starts one with a fresh store. */
const running = process.env.BASE_URL
const port = process.env.TEST_PORT ?? '3000'
const baseURL = running ?? `http://localhost:${port}`

/** Workers evaluate this file again: the first evaluation chooses the directory for all. */
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-'))

const asRoot = process.getuid?.() === 0
/** CI services set it to `true`; `.ci/run` does elsewhere. */
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false'

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--host-resolver-rules=MAP ${LOCAL_NETWORK_HOST} 127.0.0.1`,
    // The headless shell does not know its network speed, and then fetches lazy pictures from further away than visitors'
    // browsers: 2,500 px instead of 1,250 (blink's settings.json5, lazyLoadingImageMarginPx4G). The other settings are
    // Playwright's own: a mouse, which hovers; the last such argument counts.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
  ],
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const BUILDS = ['e2e/other-complex.spec.ts', 'e2e/every-server.spec.ts', 'e2e/unescaped.spec.ts']

export default defineConfig({
  testDir: 'tests',
  // Loads modules of the server in tests: `server-only` refuses them to everything but a React server.
  tsconfig: 'tests/playwright.tsconfig.json',
  outputDir: 'test-results',
  // Recorded texts are the same on every machine and in every project.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-recorded/{arg}{ext}',
  // With two workers, each waits for pages and sites a sixth of its time.
  workers: 3,
  // The summary lists a test that needs its second attempt as flaky: tests/run/summary.mjs.
  retries: inCi ? 1 : 0,
  forbidOnly: true,
  // Nightly only: further addresses of each template, and tests that build or compile: `npm run site -- test-nightly`.
  grepInvert: process.env.NIGHTLY ? undefined : /@nightly/,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: inCi ? 'on-first-retry' : 'retain-on-failure',
    launchOptions,
  },
  // Debian's package drives WebKit: `npm run site -- test-webkit`.
  projects: process.env.WEBKIT
    ? [{ name: 'webkit', testMatch: 'webkit/**/*.spec.ts', use: { trace: 'off' } }]
    : [
        // First, because nightly each occupies its worker for a minute: a build, and a server that compiles.
        { name: 'builds', testMatch: BUILDS, use: DESKTOP },
        // One test per address, in parallel: no worker is left with the longest file.
        { name: 'pages', testMatch: 'pages/**/*.spec.ts', fullyParallel: true },
        { name: 'e2e desktop', testMatch: 'e2e/**/*.spec.ts', testIgnore: ['**/*.phone.spec.ts', ...BUILDS], use: DESKTOP },
        {
          name: 'e2e phone',
          testMatch: 'e2e/**/*.phone.spec.ts',
          use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
        },
        // Full Chrome, with tabs, a password manager and other requests of its own; all other tests use the headless shell.
        ...(process.env.NIGHTLY
          ? [
              {
                name: 'whole browser',
                testMatch: 'e2e/budget.spec.ts',
                use: { launchOptions: { ...launchOptions, executablePath: process.env.CHROME_PATH || CHROMIUM } },
              },
            ]
          : []),
      ],
  webServer: running
    ? undefined
    : {
        command: 'node lib/cli/start/start.mjs',
        url: `${baseURL}/api/health`,
        timeout: 600_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: {
          PORT: port,
          // Overrides a developer's .env.
          SITE_URL: baseURL,
          DATA_DIR: process.env.TEST_DATA_DIR,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_REGISTRATIONS: '10000',
          ADMIN_EMAIL: 'office@example.com',
          ADMIN_PASSWORD: 'browser-tests-only-8848',
        },
      },
})

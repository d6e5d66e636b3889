import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM, chromiumPath } from './tests/run/chromium.mjs'

/** `BASE_URL` tests a server that runs already; otherwise one of its own, with a fresh store, is started. */
const running = process.env.BASE_URL
const port = process.env.TEST_PORT ?? '3000'
const baseURL = running ?? `http://localhost:${port}`

/** Workers read this file again: the first reading decides the directory for all. */
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-'))

const asRoot = process.getuid?.() === 0
/** Services set it to `true`; `.ci/run` does where they do not. */
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
    // The headless shell does not know how fast its network is, and then fetches lazy pictures from further away than a
    // browser that visitors have: 2,500 px instead of 1,250 (blink's settings.json5, lazyLoadingImageMarginPx4G).
    // The other settings are Playwright's own: a mouse, which hovers; the last such argument counts.
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
  ],
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const BUILDS = ['e2e/other-complex.spec.ts', 'e2e/every-server.spec.ts', 'e2e/unescaped.spec.ts']

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Recorded texts are the same on every machine and in every project.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-recorded/{arg}{ext}',
  // Of two, each waits for pages and sites a sixth of its time.
  workers: 3,
  // A test that needs its second attempt is named in the summary as flaky: tests/run/summary.mjs.
  retries: inCi ? 1 : 0,
  forbidOnly: true,
  // Every address of a template besides its first, and what builds or compiles: `npm run site -- test-nightly`.
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
  // WebKit is driven by a package of Debian's: `npm run site -- test-webkit`.
  projects: process.env.WEBKIT
    ? [{ name: 'webkit', testMatch: 'webkit/**/*.spec.ts', use: { trace: 'off' } }]
    : [
        // First, as nightly each holds its worker for a minute: a build, and a server that compiles.
        { name: 'builds', testMatch: BUILDS, use: DESKTOP },
        // One test an address, each by itself: no worker is left with the longest file.
        { name: 'pages', testMatch: 'pages/**/*.spec.ts', fullyParallel: true },
        { name: 'e2e desktop', testMatch: 'e2e/**/*.spec.ts', testIgnore: ['**/*.phone.spec.ts', ...BUILDS], use: DESKTOP },
        {
          name: 'e2e phone',
          testMatch: 'e2e/**/*.phone.spec.ts',
          use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
        },
        // With a tab, a password manager and whatever else may fetch something: all other tests take the shell.
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
          // Whatever a developer's .env says.
          SITE_URL: baseURL,
          DATA_DIR: process.env.TEST_DATA_DIR,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_REGISTRATIONS: '10000',
          ADMIN_EMAIL: 'office@example.com',
          ADMIN_PASSWORD: 'browser-tests-only-8848',
        },
      },
})

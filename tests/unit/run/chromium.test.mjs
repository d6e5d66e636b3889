import { CHROMIUM, chromiumPath, HEADLESS_SHELL } from '@/tests/run/chromium.mjs'

test.each([
  ['the one that is named', { CHROME_PATH: '/opt/chrome' }, [CHROMIUM, HEADLESS_SHELL], '/opt/chrome'],
  ['the headless shell', {}, [CHROMIUM, HEADLESS_SHELL], HEADLESS_SHELL],
  ['the whole browser where there is no shell', {}, [CHROMIUM], CHROMIUM],
  ['the name of the whole browser in the error where there is none', {}, [], CHROMIUM],
])('the tests use %s', (_what, environment, installed, expected) => {
  expect(chromiumPath(environment, (path) => installed.includes(path))).toBe(expected)
})

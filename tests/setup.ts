/// <reference types="@testing-library/jest-dom" />
import { format, TextDecoder } from 'node:util'

/** Browsers and Node have it, jsdom does not. */
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder

/** Matchers for elements: a twentieth of a second that seven of eight suites, which have none, need not spend. */
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom')

/**
 * Hashes that take no time: a password's takes a quarter of a second of a processor, and tests make a hundred. The cost that
 * the site has is password.test.ts's.
 */
jest.mock('@/lib/accounts/password-cost', () => ({ PASSWORD_COST: { log2N: 4, r: 8, p: 1 } }))

/** The emulator on a busy machine may wait longer for the locks of writers side by side than a person waits for an answer. */
jest.mock('@/lib/store/firestore/deadlines', () => ({ DEADLINE_MS: 300_000, BULK_DEADLINE_MS: 600_000 }))

/**
 * A hundred suites load the site's content: that it has no fault is shipped-content.test.ts's, and costs each of the others a
 * fifth of a second.
 */
jest.mock('@/lib/content/checks-at-load', () => ({ CHECKS_AT_LOAD: [] }))

/** What a test writes to the console is a warning that nobody would read: it fails the test instead. */
const METHODS = ['error', 'warn', 'log', 'info', 'debug'] as const
const written: string[] = []

beforeEach(() => {
  written.length = 0
  for (const method of METHODS)
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => void written.push(`console.${method}: ${format(...args)}`))
})

afterEach(() => {
  const lines = [...written]
  written.length = 0
  if (lines.length > 0) throw new Error(`The test wrote to the console. If it must, spy on the method there.\n${lines.join('\n')}`)
})

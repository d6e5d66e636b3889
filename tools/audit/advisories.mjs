import { spawn } from 'node:child_process'

/** Time limit for the registry, ms. */
const TIMEOUT_MS = 3_000
const BREAKING = new Set(['high', 'critical'])

/**
 * @param {string} root
 * @returns {Promise<string>} what npm wrote to its standard output; empty when it cannot be run or takes too long
 */
export const queryRegistry = (root) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.once('error', () => resolve(''))
    child.once('close', (_code, signal) => resolve(signal ? '' : output))
  })

/**
 * @param {string} output of `npm audit --json`
 * @returns {{ faults: string[], known: string[] } | undefined} undefined where the registry gave no verdict
 */
export function readAdvisories(output) {
  /** @type {{ vulnerabilities?: Record<string, { severity: string, range?: string }>, metadata?: object }} */
  let report
  try {
    report = JSON.parse(output)
  } catch {
    return undefined
  }
  if (!report.metadata || !report.vulnerabilities) return undefined
  const all = Object.entries(report.vulnerabilities)
  const line = (/** @type {[string, { severity: string, range?: string }]} */ [name, { severity, range }]) => `${name} ${range ?? ''}: ${severity}`
  return {
    faults: all.filter(([, { severity }]) => BREAKING.has(severity)).map(line),
    known: all.filter(([, { severity }]) => !BREAKING.has(severity)).map(line),
  }
}

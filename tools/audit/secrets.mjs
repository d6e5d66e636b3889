import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'

/** Larger files are pictures, films and generated data. */
const MAX_BYTES = 1024 * 1024

/** Addresses that nobody can have (RFC 2606), and placeholders of the documentation. */
const FICTIONAL_ADDRESS = /@(?:[\w-]+\.)*(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)$|^a@b\.kr$|^a@p\.iam\.gserviceaccount\.com$/i
/** Obviously fictional numbers: their middle digits count up, are all the same, or are zeros. */
const FICTIONAL_NUMBER = /^01\d(?:1?234\d{3,4}|8765\d{4}|(\d)\1{2,3}\d{3,4}|\d0{3}\d{3,4})$/

/** @typedef {{ name: string, pattern: RegExp, isFictional?: (match: string) => boolean }} Rule */

/** @type {readonly Rule[]} */
const RULES = [
  { name: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/]{40}/g },
  { name: 'AWS access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { name: 'Google API key', pattern: /\bAIza[\w-]{35}/g },
  { name: 'key id of a Google service account', pattern: /private_key_id["']?\s*:\s*["'][0-9a-f]{40}/g },
  { name: 'GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/g },
  { name: 'GitLab token', pattern: /\bglpat-[\w-]{20}/g },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}/g },
  { name: 'Slack token', pattern: /\bxox[abeprs]-[A-Za-z0-9-]{20}/g },
  { name: 'Stripe key', pattern: /\b[rs]k_live_[A-Za-z0-9]{20}/g },
  { name: 'signed token', pattern: /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20}/g },
  {
    name: 'password in an address',
    pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`${}<>]+:[^\s/:@'"`${}<>]+@[\w.-]+/g,
    isFictional: (match) => FICTIONAL_ADDRESS.test(match),
  },
  { name: 'resident registration number', pattern: /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-8]\d{6}(?!\d)/g },
  {
    name: 'e-mail address',
    pattern: /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?![\w-])/gi,
    isFictional: (match) => FICTIONAL_ADDRESS.test(match),
  },
  {
    name: 'mobile number',
    pattern: /(?<![\d.])01[016789][- .]?\d{3,4}[- .]?\d{4}(?!\d)/g,
    isFictional: (match) => FICTIONAL_NUMBER.test(match.replace(/\D/g, '')),
  },
]

/**
 * @param {string} text
 * @returns {{ rule: string, line: number }[]} possible secrets and personal data, without the values
 */
export function findSecrets(text) {
  return RULES.flatMap(({ name, pattern, isFictional }) =>
    [...text.matchAll(pattern)].filter(([match]) => !isFictional?.(match)).map(({ index }) => ({ rule: name, line: text.slice(0, index).split('\n').length })),
  )
}

/**
 * The texts among some files, without missing, large and binary files and npm's lock file.
 * @param {string} root
 * @param {readonly string[]} files relative to `root`, or absolute
 * @returns {{ file: string, text: string }[]}
 */
export function textsOf(root, files) {
  return files
    .filter((file) => file !== '' && basename(file) !== 'package-lock.json')
    .flatMap((file) => {
      const path = resolve(root, file)
      const state = statSync(path, { throwIfNoEntry: false })
      if (!state?.isFile() || state.size > MAX_BYTES) return []
      const bytes = readFileSync(path)
      return bytes.includes(0) ? [] : [{ file, text: bytes.toString('utf8') }]
    })
}

/**
 * Texts in the repository, or added by the next `git add`.
 * @param {string} root
 * @returns {{ file: string, text: string }[]}
 * @throws Error where the directory is no git repository
 */
export function trackedTexts(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString()
  return textsOf(root, [...new Set(listed.split('\0'))])
}

/** @param {readonly { file: string, text: string }[]} texts @returns {string[]} one readable line per finding */
export const suspiciousPlaces = (texts) => texts.flatMap(({ file, text }) => findSecrets(text).map(({ rule, line }) => `${file}:${line}: looks like a ${rule}`))

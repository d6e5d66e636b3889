import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** State of a listening socket in /proc/net/tcp. */
const LISTEN = '0A'

/** @template T @param {() => T} read may fail on what has gone @param {T} otherwise @returns {T} */
function readOr(read, otherwise) {
  try {
    return read()
  } catch {
    return otherwise
  }
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** @param {number} port @returns {number | undefined} the process that listens on it */
export function listenerOf(port) {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readOr(() => readFileSync(file, 'utf8').split('\n').slice(1), []))
  const sockets = rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/)
    return state === LISTEN && parseInt(local.slice(local.indexOf(':') + 1), 16) === port ? [`socket:[${inode}]`] : []
  })
  return processes().find((pid) =>
    readOr(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) => sockets.includes(readOr(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''))),
  )
}

/** @param {number} pid @param {string} field of /proc/PID/status @returns {number} its number, 0 where it is missing */
const statusOf = (pid, field) => Number(readOr(() => new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1], '') ?? 0)

/**
 * Resident memory of the process behind a port with all its children. Linux only.
 * @param {string} origin on this machine
 * @returns {number} MB of 1,048,576 bytes; NaN where unknown
 */
export function residentMegabytes(origin) {
  const root = readOr(() => listenerOf(Number(new URL(origin).port)), undefined)
  if (root === undefined) return NaN
  const parents = new Map(processes().map((pid) => [pid, statusOf(pid, 'PPid')]))
  const isWithin = (/** @type {number} */ pid) => {
    for (let at = pid; at > 1; at = parents.get(at) ?? 0) if (at === root) return true
    return false
  }
  const kilobytes = [...parents.keys()].filter(isWithin).reduce((total, pid) => total + statusOf(pid, 'VmRSS'), 0)
  return kilobytes / 1024
}

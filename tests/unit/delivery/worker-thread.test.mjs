import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerThread } from '@/lib/delivery/worker-thread'
import { compiled } from '@/tests/support/compiled'

/** Doubles numbers; ends or throws when told to. */
const THREAD = `
import { parentPort } from 'node:worker_threads'
parentPort.on('message', (message) => {
  if (message === 'end') process.exit(0)
  if (message === 'throw') throw new Error('thrown in the thread')
  parentPort.postMessage(2 * message)
})
`
/** Lowers its priority and answers with it. @param {URL} module */
const low = (module) => `
import { constants, getPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '${module}'
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
parentPort.on('message', () => parentPort.postMessage(getPriority()))
`
/** @type {string} */
let folder
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'))
  writeFileSync(join(folder, 'thread.mjs'), THREAD)
  writeFileSync(join(folder, 'low.mjs'), low(await compiled('lib/delivery/worker-thread.ts')))
})
afterAll(() => rmSync(folder, { recursive: true }))

const double = () => workerThread(pathToFileURL(join(folder, 'thread.mjs')), { name: 'double', idleMs: 100 })

test('calls that are made together are answered in order', async () => {
  const call = double()
  expect(await Promise.all([1, 2, 3].map(call))).toEqual([2, 4, 6])
})

test.each([
  ['throws', 'throw', 'thrown in the thread'],
  ['ends without a word', 'end', 'the thread double ended'],
])('a call to a thread that %s is refused, and the next call starts another', async (_what, message, fault) => {
  const call = double()
  await expect(call(message)).rejects.toThrow(fault)
  expect(await call(4)).toBe(8)
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('a thread lowers its priority from that of the process, which keeps its own', async () => {
  const before = getPriority()
  const priority = workerThread(pathToFileURL(join(folder, 'low.mjs')), { name: 'low', idleMs: 100 })
  expect(await priority('which?')).toBe(Math.min(constants.priority.PRIORITY_LOW, before + constants.priority.PRIORITY_BELOW_NORMAL))
  expect(getPriority()).toBe(before)
})

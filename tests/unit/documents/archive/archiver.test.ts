import type { ArchiveOutcome } from '@/lib/documents/archive/archive-pages'
import { createArchiver } from '@/lib/documents/archive/archiver'

/** Runs what is due when told, and counts runs. */
function clock(outcomes: readonly (ArchiveOutcome | Error)[], during?: () => unknown) {
  let due: { work: () => void; ms: number }[] = []
  let runs = 0
  const errors: unknown[] = []
  const entries: unknown[] = []
  const outrun: boolean[] = []
  const run = async (isOutrun: () => boolean) => {
    const outcome = outcomes[runs] ?? 'unchanged'
    runs += 1
    await during?.()
    outrun.push(isOutrun())
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const archiver = createArchiver({
    run,
    log: { info: (...entry: unknown[]) => void entries.push(entry), error: (...entry: unknown[]) => void errors.push(entry) } as never,
    later: (work, ms) => void due.push({ work, ms }),
  })
  const pass = async () => {
    const [now, waits] = [due, due.map(({ ms }) => ms)]
    due = []
    for (const { work } of now) work()
    await new Promise((resolve) => setImmediate(resolve))
    return waits
  }
  return { archiver, pass, runs: () => runs, errors, entries, outrun }
}

test('edits that follow each other are archived once', async () => {
  const { archiver, pass, runs } = clock([])
  for (let edit = 0; edit < 5; edit += 1) archiver.request()
  await pass()
  expect(runs()).toBe(1)
  expect(await pass()).toEqual([])
})

test('is tried again where something was published meanwhile, a page failed, or the store did not answer', async () => {
  const { archiver, pass, runs, errors } = clock(['again', { incomplete: ['/Brand/intro'] }, new Error('down'), 'unchanged'])
  archiver.request()
  const waits = [await pass(), await pass(), await pass(), await pass()].flat()
  expect(waits).toEqual([10_000, 10_000, 600_000, 600_000])
  expect(runs()).toBe(4)
  expect(errors).toEqual([
    [{ addresses: ['/Brand/intro'] }, expect.stringContaining('tried again')],
    [{ err: new Error('down') }, expect.any(String)],
  ])
  expect(await pass()).toEqual([])
})

test('a try again does not come beside the run of a later request', async () => {
  let request: () => void = () => undefined
  const { archiver, pass, runs, outrun } = clock(['again', 'again'], () => {
    if (runs() === 1) request()
  })
  request = () => archiver.request()
  archiver.request()
  await pass()
  expect(outrun).toEqual([true])
  // The later request's turn and the outrun run's: only the first of them reads pages.
  await pass()
  expect([runs(), outrun]).toEqual([2, [true, false]])
  expect(await pass()).toEqual([10_000])
  expect(runs()).toBe(3)
})

test('the hash of a new version stands in the log, outside the store', async () => {
  const { archiver, pass, entries } = clock([{ number: 7, hash: 'f00d', pages: [] } as never])
  archiver.request()
  await pass()
  expect(entries).toEqual([[{ version: 7, pages: 0, hash: 'f00d' }, expect.any(String)]])
})

test('a version that lacks a failed page is logged with its hash and the page, and the page is tried again', async () => {
  const pages = [
    { address: '/', hash: 'aa', file: 'bb' },
    { address: '/Brand/intro', hash: '', file: '' },
  ]
  const { archiver, pass, entries, errors } = clock([{ number: 7, hash: 'f00d', pages } as never])
  archiver.request()
  await pass()
  expect(entries).toEqual([[{ version: 7, pages: 1, hash: 'f00d' }, expect.any(String)]])
  expect(errors).toEqual([[{ addresses: ['/Brand/intro'] }, expect.stringContaining('tried again')]])
  expect(await pass()).toEqual([600_000])
})

import type { ArchiveOutcome } from '@/lib/documents/archive/archive-pages'
import { createArchiver } from '@/lib/documents/archive/archiver'

/** Runs what is due when told, and counts runs. */
function clock(outcomes: readonly (ArchiveOutcome | Error)[]) {
  let due: { work: () => void; ms: number }[] = []
  let runs = 0
  const errors: unknown[] = []
  const run = async () => {
    const outcome = outcomes[runs] ?? 'unchanged'
    runs += 1
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const archiver = createArchiver({
    run,
    log: { info: () => undefined, error: (...entry: unknown[]) => void errors.push(entry) } as never,
    later: (work, ms) => void due.push({ work, ms }),
  })
  const pass = async () => {
    const [now, waits] = [due, due.map(({ ms }) => ms)]
    due = []
    for (const { work } of now) work()
    await new Promise((resolve) => setImmediate(resolve))
    return waits
  }
  return { archiver, pass, runs: () => runs, errors }
}

test('edits that follow each other are archived once', async () => {
  const { archiver, pass, runs } = clock([])
  for (let edit = 0; edit < 5; edit += 1) archiver.request()
  await pass()
  expect(runs()).toBe(1)
  expect(await pass()).toEqual([])
})

test('is tried again where something was published meanwhile, a page failed, or the store did not answer', async () => {
  const { archiver, pass, runs, errors } = clock(['again', 'incomplete', new Error('down'), 'unchanged'])
  archiver.request()
  const waits = [await pass(), await pass(), await pass(), await pass()].flat()
  expect(waits).toEqual([10_000, 10_000, 600_000, 600_000])
  expect(runs()).toBe(4)
  expect(errors).toHaveLength(1)
  expect(await pass()).toEqual([])
})

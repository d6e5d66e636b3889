import { nextTurn } from '@/lib/next-turn'

const eventLoopTurn = () => new Promise((resolve) => setImmediate(resolve))

const busyFor = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until;);
}

test('runs the steps of works side by side in one turn each, by turns', async () => {
  const steps: string[] = []
  const work = async (name: string) => {
    for (let step = 1; step <= 3; step += 1) {
      await nextTurn()
      steps.push(`${name}${step}`)
    }
  }
  const both = Promise.all([work('report '), work('export ')])
  const seen: number[] = []
  while (steps.length < 6) {
    await eventLoopTurn()
    seen.push(steps.length)
  }
  await both
  expect(steps).toEqual(['report 1', 'export 1', 'report 2', 'export 2', 'report 3', 'export 3'])
  expect(Math.max(...seen.map((count, index) => count - (seen[index - 1] ?? 0)))).toBe(1)
})

test('a step that fails holds up no other', async () => {
  const failing = nextTurn().then(() => {
    throw new Error('no')
  })
  const other = nextTurn()
  await expect(failing).rejects.toThrow('no')
  await expect(other).resolves.toBeUndefined()
})

test('leaves a turn in which a page is rendered without a step', async () => {
  let isRendering = true
  const step = nextTurn().then(() => isRendering)
  for (let turn = 0; turn < 6; turn += 1) {
    busyFor(12)
    await eventLoopTurn()
  }
  isRendering = false
  expect(await step).toBe(false)
})

test('a step runs also where no turn is quiet', async () => {
  let isBusy = true
  const step = nextTurn().then(() => void (isBusy = false))
  for (let turn = 0; isBusy && turn < 100; turn += 1) {
    busyFor(12)
    await eventLoopTurn()
  }
  expect(isBusy).toBe(false)
  await step
})

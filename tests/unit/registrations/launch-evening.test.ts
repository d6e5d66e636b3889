import { FLOODS } from '@/tools/torture/floods'
import { simulateEvening } from '@/tools/torture/simulate-evening'

// The whole evening, with 2,000 people and every flood, is in tools/torture/launch-evening.ts.

const PEOPLE = 120

test.each([
  ['from an address that 83 of them share', { quarantined: 0 }],
  ['1,000 networks in one minute', { quarantined: 0 }],
  ['sequential numbers', { quarantined: 600 }],
  ["a stranger's number", { accepted: 10, quarantined: 0, texts: 1 }],
])(
  'beside %s everyone gets a response, is in the inbox and is confirmed',
  async (name, flood) => {
    const evening = await simulateEvening(
      FLOODS.find((one) => one.name.includes(name))!,
      PEOPLE,
      6,
    )
    expect(evening).toMatchObject({ answered: PEOPLE, visible: PEOPLE, flood })
    expect(evening.confirmedAfterMs).toHaveLength(PEOPLE)
  },
  60_000,
)

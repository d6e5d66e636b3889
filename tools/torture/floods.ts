import { anyPerson, anyPhone, carrierAddress, COMMON_PHONE, userAgentOf, scatteredAddress, type Arrival } from './carrier-population'

export interface Flood {
  readonly name: string
  readonly arrivals: (random: () => number) => Arrival[]
}

const MINUTE_MS = 60_000
const COPY = '지금 바로 확인하시면 놀라운 특별 혜택을 드립니다. 주소창에 입력하세요'
const RENTED_BLOCK = '45.83.91'

const posts = (count: number, fromMs: number, overMs: number, make: (index: number) => Omit<Arrival, 'atMs'>): Arrival[] =>
  Array.from({ length: count }, (_, index) => ({ ...make(index), atMs: fromMs + Math.floor((index * overMs) / count) }))

/** One rented block of thirty addresses, one program. */
const fromRentedBlock = (index: number, body: Arrival['body']): Omit<Arrival, 'atMs'> => ({
  body,
  client: `${RENTED_BLOCK}.${1 + (index % 30)}`,
  agent: userAgentOf(COMMON_PHONE),
})

/** Each kind of flood that a stranger with little money can send, within the ordinary limits. */
export const FLOODS: readonly Flood[] = [
  { name: 'nothing', arrivals: () => [] },
  {
    name: '210 posts of one address in 21 minutes with the headers of a common phone',
    arrivals: (random) => posts(210, 0, 21 * MINUTE_MS, () => ({ body: anyPerson(random), client: '211.36.140.9', agent: userAgentOf(COMMON_PHONE) })),
  },
  {
    name: 'the same from an address that 83 of them share',
    arrivals: (random) => posts(210, 0, 21 * MINUTE_MS, () => ({ body: anyPerson(random), client: carrierAddress(0), agent: userAgentOf(COMMON_PHONE) })),
  },
  {
    name: '21 posts with one birth date',
    arrivals: (random) =>
      posts(21, 4 * MINUTE_MS, MINUTE_MS, (index) => ({
        body: anyPerson(random, { birthdate: '800101' }),
        client: scatteredAddress(index),
        agent: userAgentOf(index),
      })),
  },
  {
    name: '21 posts with one name',
    arrivals: (random) =>
      posts(21, 4 * MINUTE_MS, MINUTE_MS, (index) => ({
        body: anyPerson(random, { name: '김지영' }),
        client: scatteredAddress(index),
        agent: userAgentOf(index),
      })),
  },
  {
    name: 'a sweep of 1,000 networks in one minute',
    arrivals: (random) =>
      posts(1000, 8 * MINUTE_MS, MINUTE_MS, (index) => ({ body: anyPerson(random), client: scatteredAddress(index), agent: userAgentOf(index) })),
  },
  {
    name: 'a sweep of 1,000 networks in ten minutes, with one program',
    arrivals: (random) =>
      posts(1000, 5 * MINUTE_MS, 10 * MINUTE_MS, (index) => ({ body: anyPerson(random), client: scatteredAddress(index), agent: userAgentOf(COMMON_PHONE) })),
  },
  {
    name: '600 copies of one message in ten minutes from one block',
    arrivals: (random) => posts(600, 5 * MINUTE_MS, 10 * MINUTE_MS, (index) => fromRentedBlock(index, anyPerson(random, { message: COPY }))),
  },
  {
    name: '600 sequential numbers in ten minutes from one block',
    arrivals: (random) =>
      posts(600, 5 * MINUTE_MS, 10 * MINUTE_MS, (index) => fromRentedBlock(index, anyPerson(random, { phone: `0105555${String(index).padStart(4, '0')}` }))),
  },
  {
    name: '600 posts in ten minutes from one block with nothing else in common',
    arrivals: (random) => posts(600, 5 * MINUTE_MS, 10 * MINUTE_MS, (index) => fromRentedBlock(index, anyPerson(random))),
  },
  {
    name: "10,000 posts in ten minutes from one block, each another program's",
    arrivals: (random) =>
      posts(10_000, 5 * MINUTE_MS, 10 * MINUTE_MS, (index) => ({
        body: anyPerson(random),
        client: `${RENTED_BLOCK}.${1 + (index % 250)}`,
        agent: `${userAgentOf(index)} ${index}`,
      })),
  },
  {
    name: "a stranger's number ten times within seconds",
    arrivals: (random) => {
      const phone = anyPhone(random)
      return posts(10, 6 * MINUTE_MS, 9000, (index) => ({
        body: anyPerson(random, { phone, marketingConsent: true }),
        client: scatteredAddress(index),
        agent: userAgentOf(index),
      }))
    },
  },
]

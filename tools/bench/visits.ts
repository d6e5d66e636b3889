/**
 * `npm run site -- bench-visits [--bookings 100000 --rounds 50]`: time to count and book places with many bookings and a year of
 * times, on the embedded store in a temporary directory. Prints medians in milliseconds; not a test, because machines differ.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'libsql'
import { koreanInstant } from '@/lib/korean-time'
import { recordConsent } from '@/lib/registrations/consent'
import { newRegistration } from '@/lib/registrations/stored-registration'
import { createSqliteStore } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { addDays, daySlots } from '@/lib/visits/day-slots'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { createVisitBooking } from '@/lib/visits/visit-booking'
import { openingHours } from '@/tests/support/visits'
import { MORNING, registrationTestPolicy, SITE, testVault } from '@/tests/support/registrations'

const { values: options } = parseArgs({ options: { bookings: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '50' } } })
const BOOKINGS = Number(options.bookings)
const ROUNDS = Number(options.rounds)

const hours: OpeningHours = { ...openingHours, daysAhead: 365, groupsPerSlot: 100, peoplePerSlot: 1000 }
const texts = registrationTestPolicy().consentTexts
const answers = { privacy: true, marketing: false, night: false }
const YEAR = Array.from({ length: 366 }, (_, index) => addDays('2026-11-24', index))
const times = YEAR.flatMap((day) => daySlots(hours, day)).filter((at) => at > MORNING)

const registration = (index: number) =>
  newRegistration(
    randomUUID(),
    {
      site: SITE,
      source: 'home',
      name: '홍길동',
      phone: `010${String(index).padStart(8, '0')}`,
      birthdate: '950527',
      marketingConsent: false,
      nightConsent: false,
    },
    { at: MORNING, consent: recordConsent(texts, answers, MORNING), quarantine: null },
  )
const placeAt = (at: Date) => ({ at, people: 2, groupsPerSlot: 100, peoplePerSlot: 1000, hoursVersion: 0, now: MORNING })

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
async function measure(label: string, work: (round: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work(round)
    taken.push(performance.now() - began)
  }
  process.stdout.write(`| ${label} | ${median(taken).toFixed(2)} |\n`)
}

/**
 * Fills the store with plain SQL, because saving so many takes minutes; saving is measured below. Bookings are spread over the
 * year.
 */
function fill(directory: string): string[] {
  const ids = Array.from({ length: BOOKINGS }, () => randomUUID())
  const database = new Database(join(directory, STORE_FILE))
  const insert = database.prepare(
    "INSERT INTO registrations (id, created_at, updated_at, site, source, sealed, phone_hash, consent, status) VALUES (?, ?, ?, ?, 'home', x'00', ?, '{}', 'new')",
  )
  const book = database.prepare('INSERT INTO visits (registration_id, at, people, phone_hash, link_hash) VALUES (?, ?, 2, ?, ?)')
  database.exec('BEGIN')
  for (const [index, id] of ids.entries()) {
    insert.run(id, MORNING.getTime(), MORNING.getTime(), SITE, `phone ${index}`)
    book.run(id, times[index % times.length]!.getTime(), `phone ${index}`, `link ${index}`)
  }
  database.exec('COMMIT')
  database.close()
  return ids
}

const directory = mkdtempSync(join(tmpdir(), 'bench-visits-'))
await createSqliteStore(directory, testVault).close()
const ids = fill(directory)
const store = createSqliteStore(directory, testVault)
try {
  const booking = createVisitBooking(store.visits, hours, () => '')
  process.stdout.write(`${BOOKINGS} bookings at ${times.length} times\n\n| | ms |\n|---|---|\n`)
  await measure('every day of a year with its free times', () => booking.days(MORNING))
  await measure('one day', (round) => booking.days(MORNING, YEAR[round % YEAR.length]))
  await measure('next free times of a wish', () => booking.nextFree({ at: koreanInstant('2027-05-05T10:00'), people: 2 }, MORNING))
  await measure('one booking', (round) => store.registrations.save(registration(BOOKINGS + round), [], texts, null, placeAt(times[round % times.length]!)))
  await measure('one move', (round) =>
    store.visits.move(ids[round]!, placeAt(times[(round + 99) % times.length]!), { basedOn: 1, at: MORNING, messages: [], counts: true }),
  )
} finally {
  await store.close()
  rmSync(directory, { recursive: true, force: true })
}

/**
 * `npm run site -- registrations [--full] [--quarantine] [--json] [--limit 50]`: lists registrations, newest first. Masks numbers
 * unless `--full` is given, and records the access in the audit trail.
 * `npm run site -- registrations expire [--confirm]`: expire-registrations.ts.
 * `npm run site -- registrations index`: adds n-grams to registrations that an earlier version stored.
 */
import { parseArgs } from 'node:util'
import { indexSearchTerms } from '@/lib/registrations/index-search-terms'
import { maskedValues } from '@/lib/registrations/shown-fields'
import { partReadable } from '@/lib/registrations/stored-registration'
import { expireCommand } from './expire-registrations'
import { registrationLine } from './registration-line'
import { storedServices } from './stored'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    confirm: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    quarantine: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    limit: { type: 'string', default: '50' },
  },
})
const limit = Math.min(Math.max(Number.parseInt(options.limit, 10) || 50, 1), 10_000)
const services = storedServices()
const { store, now } = services

async function list(): Promise<void> {
  const stored = await store.registrations.list({ quarantined: options.quarantine, limit })
  const { readable: found, unreadable } = partReadable(stored)
  await store.audit.record({
    at: now(),
    actor: null,
    address: null,
    action: 'registration.list',
    subject: null,
    detail: `명령줄, ${stored.length}건${options.full ? ', 전체 번호' : ''}`,
  })

  // On standard error, so that a program can parse standard output.
  for (const { id } of unreadable) console.error(`열 수 없는 등록 · ${id}`)
  if (options.json)
    console.log(
      JSON.stringify(
        found.map((one) => (options.full ? one : { ...one, ...maskedValues(one) })),
        null,
        2,
      ),
    )
  else {
    for (const one of found) console.log(registrationLine(one, options.full))
    const { byStatus, quarantined } = await store.registrations.count()
    const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
    console.log(`\n${found.length}건 표시 · 등록 ${total}건 · 격리 ${quarantined}건${options.full ? '' : ' · 전체 번호는 --full'}`)
  }
}

if (positionals[0] === 'index') {
  await indexSearchTerms(store.registrations)
  console.log('모든 등록을 이름의 일부로 찾을 수 있습니다.')
} else if (positionals[0] === 'expire') console.log(await expireCommand(services, options.confirm))
else await list()
await store.close()

/**
 * `npm run site -- facts check`: checks the chain of published facts, and that the schemas accept what holds. Exit code 1 when
 * something is wrong.
 * `npm run site -- facts export`: what holds, as JSON by path; facts without a published value have that of content/.
 */
import { checkChain } from '@/lib/facts/check-chain'
import { contentWithFacts } from '@/lib/facts/content-with-facts'
import { FACTS } from '@/lib/facts/fact-registry'
import { versionsAt } from '@/lib/fact-version'
import { valuesOf } from '@/lib/facts/shown-facts'
import { formatCount } from '@/lib/format-count'
import { storedServices } from './stored'

const USAGE = 'npm run site -- facts check | export'
const [task] = process.argv.slice(2)
if (task !== 'check' && task !== 'export') {
  console.error(USAGE)
  process.exit(1)
}
const { store, now } = storedServices()

async function check(): Promise<void> {
  const { versions, broken } = await checkChain(store.facts)
  const { refused } = contentWithFacts(await values())
  for (const number of broken) console.error(`${number}번: 게시한 뒤에 바뀌었거나 없습니다.`)
  for (const path of refused) console.error(`${path}: 게시한 값이 지금의 형식과 맞지 않아 content/ 의 값을 보여 줍니다.`)
  if (broken.length + refused.length > 0) process.exitCode = 1
  else console.log(`게시 기록 ${formatCount(versions)}건이 모두 맞습니다.`)
}

const values = async () => valuesOf(versionsAt(await store.facts.listHeld(now()), now()).values())

async function exportFacts(): Promise<void> {
  const published = await values()
  const facts = FACTS.map(({ path, written }) => [path, published.has(path) ? published.get(path) : written])
  console.log(JSON.stringify(Object.fromEntries(facts), null, 2))
}

try {
  await (task === 'check' ? check() : exportFacts())
} finally {
  await store.close()
}

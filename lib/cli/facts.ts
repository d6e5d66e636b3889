/**
 * `npm run site -- facts check`: checks the chain of published facts, and that the schemas accept what holds. Exit code 1 when
 * something is wrong.
 * `facts export`: what holds, as JSON by path (lib/facts/office/fact-file.ts).
 * `facts import FILE`: shows what a file would change; `--confirm --as EMAIL --reason TEXT` publishes it.
 * `facts compare`: where the published values differ from content/. Exit code 1 when they do.
 * `facts adopt`: writes the published values into content/.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { normaliseEmail } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { versionsAt } from '@/lib/fact-version'
import { checkChain } from '@/lib/facts/check-chain'
import { contentWithFacts } from '@/lib/facts/content-with-facts'
import { differencesFromContent, writeFactFile } from '@/lib/facts/office/fact-file'
import { importFacts, planImport, type FactImport } from '@/lib/facts/office/import-facts'
import { valuesOf } from '@/lib/facts/shown-facts'
import { formatCount } from '@/lib/messages/format-count'
import { differenceText } from './fact-differences'
import { storedServices } from './stored'

const USAGE = `사용법: npm run site -- facts <명령>

  check      게시 기록의 사슬과 형식을 점검합니다
  export     모든 정보를 JSON으로 내보냅니다 (> facts.json)
  import     <파일>  바뀔 곳을 보여 줍니다. 게시하려면
             --confirm --as <이메일> --reason <까닭> [--source <근거>]
             파일에 없는 정보는 그대로 둡니다
  compare    게시한 값이 content/ 와 다른 곳을 보여 줍니다
  adopt      게시한 값을 content/ 의 파일에 옮겨 적습니다`

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { confirm: { type: 'boolean', default: false }, as: { type: 'string' }, reason: { type: 'string' }, source: { type: 'string' } },
})
const [task = '', file] = positionals
if (!['check', 'export', 'import', 'compare', 'adopt'].includes(task) || (task === 'import') !== (file !== undefined)) {
  console.error(USAGE)
  process.exit(2)
}
const services = storedServices()
const { store, now, identity } = services

const values = async () => {
  const at = now()
  return valuesOf(versionsAt(await store.facts.listHeld(at), at).values())
}

async function check(): Promise<void> {
  const { versions, broken } = await checkChain(store.facts)
  const { refused } = contentWithFacts(await values())
  for (const number of broken) console.error(`${number}번: 게시한 뒤에 바뀌었거나 없습니다.`)
  for (const path of refused) console.error(`${path}: 게시한 값이 지금의 형식과 맞지 않아 content/ 의 값을 보여 줍니다.`)
  if (broken.length + refused.length > 0) process.exitCode = 1
  else console.log(`게시 기록 ${formatCount(versions)}건이 모두 맞습니다.`)
}

async function compare(): Promise<void> {
  const differences = differencesFromContent(await values())
  for (const difference of differences) console.log(`${differenceText(difference)}\n`)
  console.log(
    differences.length === 0
      ? '게시한 값과 content/ 가 같습니다.'
      : `게시한 값이 content/ 와 다른 정보가 ${differences.length}건 있습니다. - 는 content/, + 는 게시한 값입니다.`,
  )
  if (differences.length > 0) process.exitCode = 1
}

/** @returns why this person may not publish; null where they may */
async function refusal(email: string): Promise<string | null> {
  // The vendor keeps these accounts: the name is recorded as it was typed.
  if (identity.tokens) return null
  const account = await store.accounts.findByEmail(email)
  if (!account || account.disabledAt !== null) return `${email}: 그런 계정이 없거나 잠겨 있습니다. npm run site -- admin list 로 확인해 주세요.`
  return can(account, 'fact.publish') ? null : `${email}: 게시할 권한이 없는 계정입니다.`
}

const REFUSED = {
  'no-reason': '--reason 으로 바꾸는 까닭을 두 글자 이상 적어 주세요. 기록에 남습니다.',
  changed: '그동안 다른 사람이 게시했습니다. 바뀔 곳을 다시 보고 게시해 주세요.',
  faulty: '고칠 곳이 있습니다.',
} as const

/** @returns in Korean what was done, or why nothing was */
async function publish(plan: FactImport): Promise<{ ok: boolean; said: string }> {
  const { as = '', reason = '', source = '' } = options
  const email = normaliseEmail(as)
  const refused = email === '' ? '--as 로 게시하는 사람의 이메일을 적어 주세요.' : await refusal(email)
  if (refused !== null) return { ok: false, said: refused }
  const outcome = await importFacts(services, { account: { email }, address: null }, plan, { reason, source })
  if (typeof outcome === 'string') return { ok: false, said: REFUSED[outcome] }
  const requested = outcome.requested > 0 ? ` ${outcome.requested}건은 승인을 요청했습니다.` : ''
  return { ok: true, said: `${outcome.published}건을 게시했습니다. 열려 있는 사이트에는 1분 안에 반영됩니다.${requested}` }
}

async function importFile(path: string): Promise<void> {
  const plan = await planImport(services, readFileSync(path === '-' ? 0 : path, 'utf8'))
  for (const change of plan.changes) console.log(`${differenceText(change)}${change.waits ? '\n  (다른 관리자의 승인이 필요합니다)' : ''}\n`)
  if (plan.faults.length > 0) {
    for (const fault of plan.faults) console.error(fault)
    console.error(`\n고칠 곳이 ${plan.faults.length}건 있어 아무것도 게시하지 않았습니다.`)
    process.exitCode = 1
  } else if (plan.changes.length === 0) console.log('바뀌는 정보가 없습니다.')
  else if (!options.confirm)
    console.log(`${plan.changes.length}건이 바뀝니다. - 는 지금, + 는 파일의 값입니다. 게시하려면 --confirm --as <이메일> --reason <까닭> 을 붙여 주세요.`)
  else {
    const { ok, said } = await publish(plan)
    if (ok) console.log(said)
    else {
      console.error(said)
      process.exitCode = 1
    }
  }
}

async function adopt(): Promise<void> {
  const published = await values()
  if (differencesFromContent(published).length === 0) return console.log('옮길 값이 없습니다. 게시한 값과 content/ 가 같습니다.')
  // A developer's command: it needs the compiler.
  const { adoptFacts } = await import('./adopt-facts/adopt-facts')
  const { files, faults } = adoptFacts(published)
  if (faults === null) return console.log(`${files.join(', ')} 에 옮겨 적었습니다. git diff 로 확인하고 커밋해 주세요. 저장소의 값은 그대로 둡니다.`)
  console.error(`${faults}\n\n그대로 옮기면 content/ 가 맞지 않아 모두 되돌렸습니다. 값을 고쳐 다시 게시하거나 손으로 옮겨 주세요.`)
  process.exitCode = 1
}

const WORK: Readonly<Record<string, () => Promise<void>>> = {
  check,
  compare,
  adopt,
  import: () => importFile(file ?? ''),
  export: async () => void process.stdout.write(writeFactFile(await values())),
}

try {
  await WORK[task]?.()
} finally {
  await store.close()
}

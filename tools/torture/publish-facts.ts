/**
 * Publishes facts to the store of DATA_DIR, one after the other, until it is killed (fact-kills.ts): those with an even number are
 * two facts in one transaction. Prints each number once it is stored.
 * Arguments: the first number.
 */
import { writeSync } from 'node:fs'
import type { FactPublication } from '@/lib/fact-version'
import { createSqliteStore } from '@/lib/store/sqlite'
import { createVault } from '@/lib/vault'
import { DISCLAIMER, NOTICE, noticeText } from './fact-notice'

async function publishForEver(first: number): Promise<never> {
  const { DATA_DIR = '', DATA_KEY = '' } = process.env
  const { facts } = createSqliteStore(DATA_DIR, createVault(Buffer.from(DATA_KEY, 'base64')))
  const newestOf = async (path: string) => (await facts.listVersions({ path, limit: 1 }))[0]?.number ?? 0
  for (let number = first; ; number += 1) {
    const at = new Date()
    const audit = { at, actor: 'kim@example.com', address: null, action: 'fact.publish', subject: null, detail: null } as const
    const given = async (path: string, value: unknown) => {
      const publication: FactPublication = {
        path,
        json: JSON.stringify(value),
        publishedAt: at,
        effectiveAt: at,
        actor: 'kim@example.com',
        author: null,
        reason: '시험',
        source: '',
      }
      return { publication, basedOn: await newestOf(path), audit }
    }
    const notice = await given(NOTICE, noticeText(number))
    const stored =
      number % 2 === 0
        ? await facts.publishTogether([notice, await given(DISCLAIMER, [noticeText(number)])])
        : await facts.publish(notice.publication, notice.basedOn, [], audit)
    if (!stored) throw new Error(`${number} was refused`)
    writeSync(1, `${number}\n`)
  }
}

await publishForEver(Number(process.argv[2]))

import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '@/lib/store/sqlite/migrations'

const FOLDER = join(process.cwd(), 'lib/store/sqlite/migrations')

/**
 * SHA-256 of the SQL of each released migration. Stores that have applied one never apply it again, so a change belongs into a
 * new file. Add a line for a new migration, never change one.
 */
const RELEASED: Readonly<Record<string, string>> = {
  '001-press': 'b812ba315e1d0444bc5b6bcc7b8098473cf2b1ee0f6a0b97cb9df049339462a9',
  '002-staff': 'c8ec1f95c5c3925256c0ba9e2d029f117cc629731ff50ce042b604d8ef663898',
  '003-registrations': '8ff62d2a0dbacaa0c828b5d0ac3c685b1bc72a3669d437a3535490715883dc90',
  '004-outbox': '935b28ee43b726618a0047f8227c165ed34f4df0e782e4086d4ca98d38c371e0',
  '005-media': '44e638acf0098d3468d2e8d348f6d86a1fdb2e093d0bd267c611866bc295694b',
  '006-totp': '10d24056a6b0eabeb7a64fe33fbca64be555a3cf63bc568b190e6f7e255e6b20',
  '007-abuse': '4e89b7a61ce1065254cfb38989334fac46aa60443154fcfeee860e9a848d544c',
  '008-consent-text-periods': '23fea6e285e59396fd5db9e8697719185b30c2c7617eebd9c3822d95a179d19d',
  '009-message-vendor': '3c13c572b809ff6713c47b88e13336491c5d5b30d1c981a9a4cd0416f931915e',
  '010-accounts': 'b237cc6c1224c302712d56978b6a82f7ed7801cb52c1991e0fea47e1ffc00534',
  '011-assignee': '99689e9e7c936d6b885d23b018bdcf1fbff3f3faa0edb759664ae5d51c43f893',
  '012-registration-events': 'e15c0ae8b103d5a93de895861324fc1f82148d673eb59fd0345775e725bcbe07',
  '013-first-touch': 'db7c3fae0f46f6c2748659539e892cba161357cd52899587379012dfa0e64ae4',
  '014-visits': 'd22c85080fa7424c31ecca5de8146b276113b3ff63fb847dd3e4132358613af8',
  '015-visit-pages': '99ba1df77ec5323aa49b99b9bf81135970fb2bce9de6e2531af92f9c00ac396d',
  '016-today': '44f44a4a06f768eb8536e99f9f3584c571539053b959d8c5e45c5fbbd1498676',
  '017-tags': '072a4eddfa1929a8553ab1d445c9b6fd74c1f56f5b88b03bdb9714ff5b7a2909',
  '018-report': '2bc3d7915f77c193b6869314183f6afcc59410a855ab6a3f27e930bf3f2b5d2b',
  '019-page-counts': 'a32c42cec2e6993a5002c3849759359020c14a0d0b2a3a09f8ddb93b724620cb',
  '020-terms-by-time': '97c3d9ce5984f8e87c9def47d5782090339d47ea4e5f9f955766078190c594f5',
  '021-merges': '78e0653d429dd721e8e484a677805d5403046173601c65d3bde90023301b4ff5',
  '022-withdrawals': '4cef0fb698ac91d18f19e30f2e2bd5df321a225e41f33d8070921e6f24550346',
  '023-record-keys': '78c30acf2bd2e43764b43fc723f3f7a5cf20476dd4aaa55b8a11de7323c20c6f',
  '024-visit-holds': '73e8acae6f6202fe555b3d467f0dbe6431ef9472f9945588b1ada7b95f003eb2',
  '025-suspected': '10adc031df670a6a19a08c4440fa6bde6fc35e8f96280dad7dd5eb0898fa7b44',
  '026-facts': '92aee0b271c7844a948a9491c7a590f1f672a516041088309050d1e8d459f4d0',
  '027-documents': 'e6949f92623c664a383c75bcbcb251d6c2dd3c50d0e2f1b3da8458fa2b44041e',
  '028-fact-approval': 'd0451c59f83b43665ff9f488c97bc6d266d97ec9afabe33ef9be47a9a537fb4f',
  '029-mailings': '34e05b628a40be71e2d1daf35f1b5895f00fcc8c10330050dceb1996801f9ef4',
  '030-archive': '10dc3e432ba33f7ef9858173c259d6af2586b9baca6c3326b1e939adba1bad5e',
  '031-article-pictures': '16b2ca13e43da5997cb2da7d064ba38dcddc5b12ed203999b785103aa7cfc616',
}

const names = readdirSync(FOLDER)
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted()
const hashOf = (sql: string | undefined) =>
  createHash('sha256')
    .update(sql ?? '')
    .digest('hex')

test('each file is numbered by its position, which is the user_version of a store that has applied it', async () => {
  expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(migrations.map((_sql, index) => index + 1))
  const exported = await Promise.all(names.map(async (name) => Object.values((await import(join(FOLDER, name))) as Record<string, string>)))
  expect(exported).toEqual(migrations.map((sql) => [sql]))
})

test('a released migration is never edited, and a new one is recorded', () => {
  expect(Object.fromEntries(names.map((name, index) => [name, hashOf(migrations[index])]))).toEqual(RELEASED)
})

import 'server-only'
import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { missingPages, type ArchiveVersion } from '@/lib/documents/archive/archive-version'
import { checkNewestVersion } from '@/lib/documents/archive/check-archive'
import { decodedPath } from '@/lib/decoded-path'
import { buildId } from '@/lib/delivery/next/build-manifests'
import type { Env } from '@/lib/env'
import { parseEnv } from '@/lib/env'
import { contentWithFacts } from '@/lib/facts/content-with-facts'
import { readHeld } from '@/lib/facts/office/edited-fact'
import { decideAlarms, MIN_FREE_BYTES } from '@/lib/registrations/office/alarms'
import { readFacts } from '@/lib/registrations/office/read-alarm-facts'
import { checkRecords } from '@/lib/store/check-records'
import { unreadableLines } from '@/lib/registrations/office/unreadable-text'
import { isSending } from '@/lib/messaging/sms-vendors'
import { createServices, type Services } from '@/lib/services'
import { AUTH_SECRET_FILE } from '@/lib/store/keys'
import { DATA_KEY_FILE } from '@/lib/store/sqlite'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { readableOf } from '@/lib/registrations/stored-registration'
import type { Store } from '@/lib/store/store'
import { STORES } from '@/lib/stores'
import { backupsWithoutRecordKeys, keysCopyOf, listBackups } from '@/lib/store/sqlite/backup'
import { formatCount } from '@/lib/messages/format-count'
import { archiveFaultText } from './archive-fault-text'
import { filesOfStore } from '@/lib/store/sqlite/private-files'

export interface Finding {
  readonly level: 'ok' | 'warning' | 'fault'
  readonly text: string
}

const BACKUP_DAYS = 2
const DAY_MS = 86_400_000

const ok = (text: string): Finding => ({ level: 'ok', text })
const warning = (text: string): Finding => ({ level: 'warning', text })
const fault = (text: string): Finding => ({ level: 'fault', text })

const inDataDirectory = ({ STORE }: Env) => STORES[STORE].inDataDirectory

/**
 * Runs the checks in order; stops at the first that makes the others pointless. Creates neither a store nor a key: a new one in
 * place of a lost one would look valid.
 */
export async function diagnose(source: Record<string, string | undefined>): Promise<Finding[]> {
  let environment: Env
  try {
    environment = parseEnv(source)
  } catch (error) {
    return [fault(error instanceof Error ? error.message : String(error))]
  }
  const findings = [
    ok('환경 변수를 읽었습니다.'),
    ...publicAddress(environment),
    ...secrets(environment),
    ...(inDataDirectory(environment) ? disk(environment) : []),
  ]
  const unopened = inDataDirectory(environment) ? missingFiles(environment) : []
  if (unopened.length > 0) return [...findings, ...unopened, ...backups(environment)]
  try {
    const opened = createServices({ ...environment, AUTH_SECRET: environment.AUTH_SECRET ?? unusedSecret() })
    await opened.store.check()
    findings.push(
      ok('저장소를 열고 저장할 수 있습니다.'),
      ...(await unreadable(opened)),
      ...(await consentTexts(opened)),
      ...(await searchTerms(opened)),
      ...(await archive(opened)),
      ...(await alarms(opened)),
    )
    await opened.store.close()
  } catch (error) {
    findings.push(fault(`저장소를 쓸 수 없습니다: ${error instanceof Error ? error.message : String(error)}`))
  }
  return inDataDirectory(environment) ? [...findings, ...backups(environment)] : findings
}

/** Signs nothing: without AUTH_SECRET, signing would create the site's secret file. */
const unusedSecret = () => randomBytes(32).toString('base64')

/** Which of the store and its key are missing, so that the store cannot be opened. */
function missingFiles({ DATA_DIR, DATA_KEY }: Env): Finding[] {
  const [store, key] = [join(DATA_DIR, STORE_FILE), join(DATA_DIR, DATA_KEY_FILE)]
  if (!existsSync(store)) return [warning(`저장소가 아직 없습니다: ${store}. 처음 실행할 때 만듭니다. 있어야 한다면 DATA_DIR을 확인해 주세요.`)]
  if (DATA_KEY || existsSync(key)) return []
  return [
    fault(
      `데이터 키가 없습니다: ${key}. 이 키가 없으면 저장된 등록의 이름·연락처·문의 내용, 메모, 보낼 메시지, 2단계 인증을 아무도 읽을 수 없습니다. ` +
        `보관해 둔 ${DATA_KEY_FILE} 파일을 ${DATA_DIR}에 넣거나 DATA_KEY를 원래 값으로 정해 주세요. 새 키로는 열리지 않습니다.`,
    ),
  ]
}

function publicAddress({ SITE_URL, TRUST_PROXY }: Env): Finding[] {
  if (!SITE_URL) return [warning('SITE_URL이 없어 주소를 localhost로 씁니다. 공개 주소를 정해 주세요.')]
  const https = SITE_URL.startsWith('https:')
  const findings = [https ? ok(`공개 주소: ${SITE_URL}`) : warning(`SITE_URL이 https가 아닙니다: ${SITE_URL}`)]
  if (https && TRUST_PROXY === 0) findings.push(warning('https 주소인데 TRUST_PROXY가 0입니다. 앞에 프록시가 있으면 그 수를 정해야 방문자를 구분합니다.'))
  return findings
}

function secrets({ DATA_DIR, DATA_KEY, AUTH_SECRET, ADMIN_PASSWORD, SMS_SENDER, OUTBOX_WORKER, OUTBOX_SECRET, CRON_SECRET }: Env): Finding[] {
  const findings: Finding[] = []
  const keyFile = join(DATA_DIR, DATA_KEY_FILE)
  if (DATA_KEY) findings.push(ok('데이터 키: DATA_KEY'))
  else if (existsSync(keyFile)) {
    const open = (statSync(keyFile).mode & 0o077) !== 0
    findings.push(
      open
        ? fault(`${keyFile} 파일을 다른 사용자가 읽을 수 있습니다. chmod 600으로 막아 주세요.`)
        : ok(`데이터 키: ${keyFile} (백업과 다른 곳에 사본을 두세요)`),
    )
  }
  if (!AUTH_SECRET && existsSync(join(DATA_DIR, STORE_FILE)) && !existsSync(join(DATA_DIR, AUTH_SECRET_FILE)))
    findings.push(warning(`${join(DATA_DIR, AUTH_SECRET_FILE)} 파일이 없습니다. 다음 실행 때 새로 만들며, 관리자는 다시 로그인해야 합니다.`))
  if (ADMIN_PASSWORD) findings.push(warning('ADMIN_PASSWORD가 환경 변수에 있습니다. 계정을 만든 뒤에는 지워도 됩니다.'))
  findings.push(isSending(SMS_SENDER) ? ok(`문자 발송: ${SMS_SENDER}`) : warning(`SMS_SENDER=${SMS_SENDER}: 문자를 보내지 않고 기록만 합니다.`))
  if (!OUTBOX_WORKER && !OUTBOX_SECRET && !CRON_SECRET)
    findings.push(fault('OUTBOX_WORKER가 꺼져 있고 OUTBOX_SECRET도 CRON_SECRET도 없어 메시지를 보낼 방법이 없습니다.'))
  return findings
}

function disk({ DATA_DIR }: Env): Finding[] {
  if (!existsSync(DATA_DIR)) return [warning(`${DATA_DIR} 폴더가 아직 없습니다. 처음 실행할 때 만듭니다.`)]
  const { bavail, bsize } = statfsSync(DATA_DIR)
  const free = bavail * bsize
  const findings = [
    free < MIN_FREE_BYTES ? fault(`디스크에 ${Math.round(free / 1024 / 1024)}MB만 남았습니다.`) : ok(`디스크 여유: ${(free / 1024 ** 3).toFixed(1)}GB`),
  ]
  if ((statSync(DATA_DIR).mode & 0o077) !== 0) findings.push(warning(`${DATA_DIR} 폴더를 다른 사용자가 읽을 수 있습니다. chmod 700을 권합니다.`))
  // The key is reported on its own line.
  const open = filesOfStore(DATA_DIR).filter((path) => basename(path) !== DATA_KEY_FILE && (statSync(path).mode & 0o077) !== 0)
  if (open.length > 0)
    findings.push(fault(`다른 사용자가 읽을 수 있는 파일이 ${open.length}개 있습니다. 사이트를 다시 시작하거나 chmod 600으로 막아 주세요: ${open.join(', ')}`))
  return findings
}

/** A consent text that changed must have a new version, because a registration records the version that was agreed to. */
async function consentTexts({ store, policy }: Services): Promise<Finding[]> {
  const [newest] = readableOf(await store.registrations.list({ limit: 5 }))
  const findings = policy.consentTexts.map(async ({ kind, version, hash }) => {
    const answer = newest?.consent.answers[kind]
    // Records from before forms recorded their texts have the site's own for `hash`.
    const then = answer?.current ?? answer?.hash
    const text = then && then !== hash ? await store.registrations.consentText(then) : null
    return text?.version === version ? [fault(`content/registration.ts의 ${kind} 동의문이 바뀌었는데 version이 그대로입니다.`)] : []
  })
  return (await Promise.all(findings)).flat()
}

/** The newest version of what the site said; `npm run site -- archive check` reads all. */
async function archive({ store, now }: Services): Promise<Finding[]> {
  const checked = await checkNewestVersion(store)
  if (!checked)
    return [warning('지난 화면이 아직 없습니다. 이 프로그램의 서버(npm start)가 열리고 1분쯤 뒤에 남기기 시작하며, 다른 방식으로 연 사이트는 남기지 않습니다.')]
  const { version, faults } = checked
  const findings =
    faults.length > 0
      ? [...faults.map((found) => fault(archiveFaultText(found))), fault('npm run site -- archive check 로 모두 점검하고, 백업에서 되살려 주세요.')]
      : [ok(`지난 화면: 마지막 ${version.number}번의 파일이 남긴 그대로입니다.`)]
  const missing = missingPages(version).map((address) => decodedPath(address) ?? address)
  const lacking =
    missing.length > 0
      ? [
          fault(
            `지난 화면 ${version.number}번에 열리지 않아 남기지 못한 페이지가 있습니다: ${missing.join(', ')}. 이 페이지를 열어 보고 서버의 로그에서 그 주소의 오류를 확인해 주세요.`,
          ),
        ]
      : []
  return [...findings, ...lacking, ...(await archiveDelay(store, version, now()))]
}

/** A run takes a minute, and is tried again after ten. */
const ARCHIVE_DELAY_MS = 15 * 60_000

/** Whether the newest version is of what the site says now. */
async function archiveDelay({ facts }: Store, version: ArchiveVersion, now: Date): Promise<Finding[]> {
  const [published] = await facts.listVersions({ limit: 1 })
  const build = existsSync('.next/BUILD_ID') ? buildId(process.cwd()) : version.build
  const see = '서버의 로그에서 archived가 든 오류 줄을 확인해 주세요.'
  return [
    ...(published && published.number > version.facts.number && now.getTime() - published.publishedAt.getTime() > ARCHIVE_DELAY_MS
      ? [fault(`사이트 정보 게시 ${published.number}번 뒤의 화면이 남지 않았습니다 (마지막 ${version.number}번은 게시 ${version.facts.number}번까지). ${see}`)]
      : []),
    ...(build === version.build
      ? []
      : [warning(`이 폴더의 빌드로 남은 화면이 없습니다 (마지막은 ${version.number}번). 이 빌드로 서버를 연 지 15분이 넘었다면 ${see}`)]),
  ]
}

/** Decrypts every record and lists the ids of unreadable ones. */
async function unreadable({ store }: Services): Promise<Finding[]> {
  const all = await checkRecords(store.records)
  return all.unreadable.length > 0 ? unreadableLines(all).map(fault) : [ok(`저장된 기록 ${formatCount(all.checked)}건을 모두 열 수 있습니다.`)]
}

/** A server adds them at its start; missing ones mean that it failed. */
async function searchTerms({ store }: Services): Promise<Finding[]> {
  if (await store.registrations.hasSearchTerms()) return []
  return [warning('이전 버전에서 받은 등록 가운데 이름 일부로 찾을 수 없는 것이 있습니다. npm run site -- registrations index를 실행해 주세요.')]
}

/** The warnings of the admin pages, without the disk and unreadable records, which have lines of their own. */
async function alarms(opened: Services): Promise<Finding[]> {
  const { content } = contentWithFacts((await readHeld(opened.store, opened.now())).values)
  const policy = { ...opened.policy, legal: content.site.legal }
  const findings = decideAlarms(await readFacts({ ...opened, policy }))
    .filter(({ kind }) => kind !== 'disk-full' && kind !== 'records-unreadable')
    .map(({ level, text }) => (level === 'critical' ? fault(text) : warning(text)))
  return findings.length > 0 ? findings : [ok('메시지가 밀리지 않았고, 다른 경보도 없습니다.')]
}

function backups({ DATA_DIR }: Env): Finding[] {
  const [newest] = listBackups(DATA_DIR)
  if (!newest) return [warning('백업이 없습니다. npm run site -- backup을 하루에 한 번 실행해 주세요.')]
  const days = Math.floor((Date.now() - newest.at.getTime()) / DAY_MS)
  const earlier = backupsWithoutRecordKeys(DATA_DIR)
  return [
    ...(existsSync(keysCopyOf(DATA_DIR)) || earlier.includes(newest.path)
      ? []
      : [warning(`등록의 키 사본이 없습니다: ${keysCopyOf(DATA_DIR)}. npm run site -- backup을 다시 실행해 주세요.`)]),
    ...(earlier.length > 0
      ? [
          warning(
            `업데이트 전의 백업 ${earlier.length}개에서는 삭제한 등록도 읽을 수 있습니다. npm run site -- backup을 실행한 뒤 지워 주세요: ${earlier.join(' ')}`,
          ),
        ]
      : []),
    days >= BACKUP_DAYS ? warning(`마지막 백업이 ${days}일 전입니다.`) : ok(`마지막 백업: ${newest.path}`),
  ]
}

/**
 * `npm run site -- archive check`: checks every archived version of the pages: chain, facts, files. Exit code 1 when something is
 * missing or was changed.
 * `archive list`: the versions, newest first.
 * `archive save NUMBER DIR`: writes a version's pages and manifest.json with all hashes into a new folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedPages, keptPages, LOOKED_BACK, missingPages } from '@/lib/documents/archive/archive-version'
import { ArchiveDamagedError, checkArchive } from '@/lib/documents/archive/check-archive'
import { versionFiles } from '@/lib/documents/office/archive-file'
import { getArchiveVersion } from '@/lib/documents/office/archive-view'
import { siteUrl } from '@/lib/env'
import { NotFoundError } from '@/lib/errors'
import { formatCount } from '@/lib/messages/format-count'
import { archiveFaultText } from './archive-fault-text'
import { storedServices } from './stored'

const USAGE = `사용법: npm run site -- archive <명령>

  check              남긴 화면이 모두 그때 그대로인지 점검합니다
  list               남긴 화면을 새것부터 보여 줍니다
  save <번호> <폴더>   그 번호의 페이지와 manifest.json(해시)을 새 폴더에 씁니다`

const [task = '', number = '', folder] = process.argv.slice(2)
if (!['check', 'list', 'save'].includes(task) || (task === 'save') !== (folder !== undefined)) {
  console.error(USAGE)
  process.exit(2)
}
const services = storedServices()
const { store } = services
const STEP = 100

async function check(): Promise<void> {
  const { versions, files, faults } = await checkArchive(store)
  for (const fault of faults) console.error(archiveFaultText(fault))
  if (faults.length > 0) process.exitCode = 1
  else console.log(`지난 화면 ${formatCount(versions)}건, 파일 ${formatCount(files)}개가 모두 그때 그대로입니다.`)
}

async function list(): Promise<void> {
  // More: what changed is what the last version that kept a page says otherwise.
  let versions = await store.archive.list({ limit: STEP + LOOKED_BACK })
  if (versions.length === 0) console.log('아직 남긴 화면이 없습니다.')
  while (versions.length > 0) {
    const listed = versions.slice(0, STEP)
    for (const [index, version] of listed.entries()) {
      const changed = changedPages(version, versions.slice(index + 1))
      const missing = missingPages(version)
      const lacking = missing.length > 0 ? `, 열리지 않아 남기지 못함 ${missing.join(' ')}` : ''
      console.log(`${version.number}번  ${version.at.toISOString()}  ${keptPages(version).length}쪽, 바뀜 ${changed.length}${lacking}  ${version.hash}`)
    }
    versions = versions.length > STEP ? await store.archive.list({ before: listed.at(-1)?.number ?? 0, limit: STEP + LOOKED_BACK }) : []
  }
}

async function save(to: string): Promise<void> {
  const version = await getArchiveVersion(services, Number(number)).catch((error: unknown) => {
    if (error instanceof NotFoundError && !(error instanceof ArchiveDamagedError)) return null
    throw error
  })
  if (!version) {
    console.error(`${number}번은 없습니다. npm run site -- archive list 로 번호를 확인해 주세요.`)
    process.exitCode = 1
    return
  }
  // All are checked before the first is written: half a version is no evidence.
  const files: { name: string; bytes: Buffer }[] = []
  for await (const file of versionFiles(services, version, siteUrl())) files.push(file)
  // Fails where the folder exists: nothing of another version stays between.
  mkdirSync(to)
  for (const { name, bytes } of files) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    writeFileSync(join(to, name), bytes)
  }
  console.log(`${to} 에 ${files.length}개를 썼습니다.`)
}

const WORK: Readonly<Record<string, () => Promise<void>>> = { check, list, save: () => save(folder ?? '') }

try {
  await WORK[task]?.()
} catch (error) {
  if (!(error instanceof ArchiveDamagedError)) throw error
  console.error(`${archiveFaultText(error.fault)} 아무것도 쓰지 않았습니다. npm run site -- archive check 로 모두 점검하고, 백업에서 되살려 주세요.`)
  process.exitCode = 1
} finally {
  await store.close()
}

/**
 * `npm run site -- content`: lists every error of content/ and of the files in public/ that it names, without a build. Exit code
 * 1 when there is one. Lists drafts of `npm run site -- new-complex` too; they are no errors, but a site at a public address must
 * have none (lib/cli/start/drafts.ts). Every build starts with it and leaves the list in the file that `--drafts FILE` names.
 * `--watch` repeats it after every change.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { checkAll } from '@/lib/content/check-all'
import type { Content } from '@/lib/content/content'
import { fileFaults } from '@/lib/content/cross-check-files'
import { DRAFT_MARK, draftsIn } from '@/lib/content/drafts'
import { ContentError } from '@/lib/content/parse'
import { sceneFaults } from '@/lib/content/scene-faults'
import { sheetChecks, styleRules } from '@/lib/content/style-sheet'
import { recruitingOn } from '@/lib/recruiting'
import { koreanIsoDay } from '@/lib/korean-time'
import { recruitingAlarmText } from '@/lib/registrations/office/recruiting-text'

/** Every file of public/, with its folders and with slashes. */
const publicFiles = (existsSync('public') ? readdirSync('public', { recursive: true, withFileTypes: true }) : [])
  .filter((entry) => entry.isFile())
  .map((entry) => relative('public', `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/'))

const sizes = new Map(publicFiles.filter((file) => file.startsWith('films/')).map((file) => [file, statSync(`public/${file}`).size]))

/** Checks that the running site skips, or has no files for. */
const commandChecks = [
  (content: Content) => fileFaults(content, publicFiles, sizes),
  sceneFaults,
  ...sheetChecks(styleRules(readFileSync('docs/korean-style.md', 'utf8'))),
]

interface Findings {
  readonly faults: readonly string[]
  readonly drafts: readonly string[]
}

async function findings(): Promise<Findings> {
  try {
    const { content } = await import('@/lib/content/load')
    return { faults: checkAll(content, commandChecks), drafts: draftsIn(content).map(({ at, text }) => `${at}: '${text}'`) }
  } catch (error) {
    // A syntax error, with its file and line.
    if (!(error instanceof ContentError))
      return { faults: [`content/ 를 읽지 못했습니다: ${error instanceof Error ? error.message : String(error)}`], drafts: [] }
    return { faults: [...error.faults, ...checkAll(error.parsed, commandChecks)], drafts: [] }
  }
}

/** The build warns, because nobody may read the office's alarms before a launch. */
async function warnOfRecruiting() {
  const { content } = await import('@/lib/content/load')
  const text = recruitingAlarmText(recruitingOn(content.site.legal, koreanIsoDay(new Date())))
  if (text) console.warn(`[주의] ${text} 사무실이 게시한 번호는 빌드할 때 알 수 없습니다.`)
}

async function report() {
  const { faults, drafts } = await findings()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(`\n고칠 곳이 ${faults.length}건 있습니다.`)
    process.exitCode = 1
    return
  }
  await warnOfRecruiting()
  for (const each of drafts) console.log(each)
  console.log(
    drafts.length > 0
      ? `\n초안이 ${drafts.length}곳 남아 있습니다. 글을 고치고 '${DRAFT_MARK}' 을 지워 주세요. 그 밖에 고칠 곳은 없습니다.`
      : 'content/ 와 public/ 에 고칠 곳이 없습니다.',
  )
  const list = process.argv[process.argv.indexOf('--drafts') + 1]
  if (process.argv.includes('--drafts') && list) writeFileSync(list, JSON.stringify(drafts))
}

/** A new process each time, because an imported module does not change. */
async function reportOnEveryChange() {
  const { watchFolders } = await import('./start/watch-folders.mjs')
  let running: ChildProcess | undefined
  const check = () => {
    running?.kill()
    running = spawn(process.execPath, [...process.execArgv, 'lib/cli/content.ts'], { stdio: 'inherit' })
  }
  await watchFolders(['content', 'public'], (file) => {
    console.log(`\n${file}`)
    check()
  })
  check()
}

if (process.argv.includes('--watch')) await reportOnEveryChange()
else await report()

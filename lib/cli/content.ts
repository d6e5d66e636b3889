/**
 * `npm run content`: every fault of content/ and of what it names in public/, in one list and without a build. Exit code
 * 1 when there is one. Every build begins with it. With `--watch` again after every change.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { checkAll } from '@/lib/content/check-all'
import { fileFaults } from '@/lib/content/cross-check-files'
import { ContentError } from '@/lib/content/parse'
import { watchFolders } from './watch-folders'

/** Every file of public/, with its folders and with slashes. */
const publicFiles = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('public', `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/'))

async function faultsOf(): Promise<readonly string[]> {
  try {
    const { content } = await import('@/lib/content/load')
    return fileFaults(content, publicFiles)
  } catch (error) {
    // Of the language, with its file and line.
    if (!(error instanceof ContentError)) return [`content/ 를 읽지 못했습니다: ${error instanceof Error ? error.message : String(error)}`]
    return [...error.faults, ...checkAll(error.parsed, [(content) => fileFaults(content, publicFiles)])]
  }
}

async function report() {
  const faults = await faultsOf()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(`\n고칠 곳이 ${faults.length}건 있습니다.`)
    process.exitCode = 1
  } else console.log('content/ 와 public/ 에 고칠 곳이 없습니다.')
}

/** Each time in a process of its own: a module that was imported stays as it was. */
function reportOnEveryChange() {
  let running: ChildProcess | undefined
  const check = () => {
    running?.kill()
    running = spawn(process.execPath, [...process.execArgv, 'lib/cli/content.ts'], { stdio: 'inherit' })
  }
  watchFolders(['content', 'public'], (file) => {
    console.log(`\n${file}`)
    check()
  })
  check()
}

if (process.argv.includes('--watch')) reportOnEveryChange()
else await report()

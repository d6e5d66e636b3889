/**
 * `npm run content`: every fault of content/ and of what it names in public/, in one list and without a build. Exit code
 * 1 when there is one. Every build begins with it.
 */
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { checkAll } from '@/lib/content/check-all'
import { fileFaults } from '@/lib/content/cross-check-files'
import { ContentError } from '@/lib/content/parse'

/** Every file of public/, with its folders and with slashes. */
const publicFiles = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('public', `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/'))

async function faultsOf(): Promise<readonly string[]> {
  try {
    const { content } = await import('@/lib/content/load')
    return fileFaults(content, publicFiles)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    // Which files are unused is known once every part of content can be read.
    return [...error.faults, ...checkAll(error.parsed, [(content) => fileFaults(content, publicFiles)])]
  }
}

const faults = await faultsOf()
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`\n고칠 곳이 ${faults.length}건 있습니다.`)
  process.exitCode = 1
} else console.log('content/ 와 public/ 에 고칠 곳이 없습니다.')

/**
 * `npm run site -- pictures add FILE --as NAME [--alt TEXT]`: encodes a photograph or render for the pages, replaces the files of
 * that name, and updates the entry in pictures.ts. For the folder that CONTENT names, or content/ and public/.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DRAFT_MARK } from '@/lib/content/drafts'
import { pictureId } from '@/lib/content/schemas/base'
import { withEntry } from '@/lib/cli/generate/pictures/picture-entry'
import { addToManifest, storePicture } from '@/lib/cli/generate/pictures/picture-folder'
import { readMaster } from '@/lib/cli/generate/pictures/read-master'
import { formatSource } from './format-source'

const USAGE = "사용법: npm run site -- pictures add 파일 --as 이름 [--alt '그림을 설명하는 글']"

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' }, alt: { type: 'string' } } })
  const [command, file, ...rest] = positionals
  const { as: name, alt } = values
  if (command !== 'add' || !file || !name || rest.length > 0) throw new Error(USAGE)
  if (!pictureId.safeParse(name).success) throw new Error(`--as ${name}: 소문자와 숫자, - 로 적어 주세요.`)
  if (alt?.trim() === '') throw new Error('--alt: 비어 있지 않은 글이어야 합니다.')
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`${file}: 파일이 없습니다.`)

  const { CONTENT: content } = process.env
  const textFile = join(resolve(content ?? 'content'), 'pictures.ts')
  const folder = join(content ? resolve(content, 'public') : resolve('public'), 'pictures')

  // Before writing files, so that a missing entry leaves no picture behind.
  const texts = withEntry(readFileSync(textFile, 'utf8'), { name, alt, missingAlt: `${DRAFT_MARK} 이 그림이 보여 주는 것을 적어 주세요` })
  const line = await storePicture(folder, name, await readMaster(file, name))
  addToManifest(folder, name, line)
  writeFileSync(textFile, formatSource(texts))
  console.log(`${name}: ${line.width}x${line.height}, 폭 ${line.widths.join(', ')}px`)
  if (alt === undefined) console.log(`${textFile}: 이 그림에 맞는 대체 텍스트인지 확인해 주세요 (--alt 로도 적습니다).`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * `npm run site -- new-complex DIR`: asks for fifteen facts and writes a folder of content for `CONTENT=DIR`, with draft texts
 * marked as such. Answers may be given as flags (`--name …`), as a JSON file (`--answers FILE`) or on standard input (`--answers
 * -`); asks for missing ones at a terminal, and lists them otherwise.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { koreanIsoDay } from '@/lib/korean-time'
import { copyExample } from '@/lib/cli/new-complex/copy-example'
import { QUESTIONS, readFacts, type Facts } from '@/lib/cli/new-complex/facts'
import { makePlaceholders } from '@/lib/cli/generate/pictures/placeholder'
import { formatSource } from './format-source'

type Answers = Record<string, unknown>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries([...QUESTIONS.map(({ name }) => name as string), 'answers'].map((name) => [name, { type: 'string' as const }])),
})
const { answers: file, ...flags } = values

/** @throws Error in Korean where it is no JSON object */
function answersIn(path: string): Answers {
  try {
    const answers: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'))
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return answers as Answers
  } catch (error) {
    throw new Error(`${path}: 읽지 못했습니다 (${error instanceof Error ? error.message : String(error)})`)
  }
  throw new Error(`${path}: { "name": "…", … } 형식의 JSON이어야 합니다`)
}

const problem = (answers: Answers, name: string) => {
  const read = readFacts(answers)
  return 'faults' in read ? read.faults.find((fault) => fault.name === name)?.message : undefined
}

/** Asks for each missing fact until the answer is valid. */
async function ask(given: Answers): Promise<Answers> {
  const answers = { ...given }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  for (const [index, { name, question, example }] of QUESTIONS.entries()) {
    while (!(name in answers) || problem(answers, name) !== undefined) {
      const fault = name in answers ? `  ${problem(answers, name)}\n` : ''
      answers[name] = await terminal.question(`${fault}${index + 1}. ${question} (예: ${example}): `)
    }
  }
  terminal.close()
  return answers
}

async function factsFrom(given: Answers): Promise<Facts> {
  const read = readFacts(process.stdin.isTTY && file !== '-' ? await ask(given) : given)
  if ('facts' in read) return read.facts
  const examples = new Map<string, string>(QUESTIONS.map(({ name, question, example }) => [name, ` (${question}, 예: ${example})`]))
  throw new Error(read.faults.map(({ name, message }) => `--${name}: ${message}${examples.get(name) ?? ''}`).join('\n'))
}

async function main() {
  const [directory] = positionals
  if (!directory) throw new Error('사용법: npm run site -- new-complex DIR  (예: complexes/haedeun)')
  const folder = resolve(directory)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${directory}: 비어 있지 않은 폴더입니다. 다른 이름을 적어 주세요.`)
  const facts = await factsFrom({ ...(file ? answersIn(file) : {}), ...flags })

  const { files, pictures } = copyExample(facts, koreanIsoDay(new Date()))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), formatSource(source))
  }
  console.log('그림 자리를 만드는 중입니다 …')
  await makePlaceholders(join(folder, 'public'), pictures)
  mkdirSync(join(folder, 'public/panoramas'), { recursive: true })
  writeFileSync(join(folder, 'public/panoramas/manifest.json'), '{}\n')
  console.log(
    [
      `${directory}: 파일 ${Object.keys(files).length}개와 그림 ${pictures.length}개를 만들었습니다.`,
      `  CONTENT=${directory} npm run site -- content  고칠 곳과 남은 초안`,
      `  CONTENT=${directory} npm run dev      화면, /preview 에 글과 그림 모두`,
      '다음 순서는 docs/rebranding.md 에 있습니다.',
    ].join('\n'),
  )
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

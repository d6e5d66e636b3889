import { execFileSync } from 'node:child_process'

/** The fonts of this build's texts, which exist already. */
const BUILD = `
  import { TEXT_PATHS, buildFonts } from './lib/cli/generate/fonts/build-fonts.ts'
  import { listFiles } from './lib/cli/generate/fingerprint.mjs'
  const { uses } = await buildFonts(process.cwd(), listFiles(process.cwd(), TEXT_PATHS))
  console.log(Object.keys(uses).length)
`

test('builds the fonts from a thousand sources within a low limit of open files', () => {
  const command = ['-c', 'ulimit -n 256 && exec "$0" --import tsx --input-type=module --eval "$1"', process.execPath, BUILD]
  expect(Number(execFileSync('sh', command, { encoding: 'utf8' }))).toBeGreaterThan(0)
})

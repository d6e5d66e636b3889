import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAFTS_FILE, refuseDrafts } from '../../../../lib/cli/start/drafts'

const PUBLIC = { origin: 'https://www.haedeun.example.kr', isPublic: true }
const HERE = { origin: 'http://localhost:3000', isPublic: false }

/** @param {string[]} [drafts] */
function project(drafts) {
  const root = mkdtempSync(join(tmpdir(), 'drafts-'))
  mkdirSync(join(root, '.generated'))
  if (drafts) writeFileSync(join(root, DRAFTS_FILE), JSON.stringify(drafts))
  return root
}

/** @type {jest.SpyInstance} */
let warned
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => void jest.restoreAllMocks())

test('a public address is refused while there are drafts, all of them named', () => {
  const root = project(["content/home.ts › hero.heading: '[초안] 문구'", "content/site.ts › tagline: '[초안] 문구'"])
  expect(() => refuseDrafts(root, PUBLIC)).toThrow(
    /hero\.heading[^]*tagline[^]*초안이 2곳 남아 있어 공개 주소\(https:\/\/www\.haedeun\.example\.kr\)로 시작하지 않습니다/,
  )
})

test('an address of this machine is not, and says how many there are', () => {
  refuseDrafts(project(["content/home.ts › hero.heading: '[초안] 문구'"]), HERE)
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('초안이 1곳'))
})

test('without drafts nothing is said', () => {
  refuseDrafts(project([]), PUBLIC)
  refuseDrafts(project(), PUBLIC)
  expect(warned).not.toHaveBeenCalled()
})

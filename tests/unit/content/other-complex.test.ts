import { spawnSync } from 'node:child_process'
import { writeOtherComplex } from '@/tests/support/other-complex'

test('the command that checks content lists the drafts of another complex and finds no fault', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'site', '--', 'content'], {
    env: { ...process.env, CONTENT: writeOtherComplex() },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect({ status, faults: stderr.split('\n').filter((line) => line.includes('›')) }).toEqual({ status: 0, faults: [] })
  expect(stdout).toContain("content/home.ts › hero.heading: '[초안] 첫 화면의 문구'")
  expect(stdout).toContain('그 밖에 고칠 곳은 없습니다.')
})

import { spawnSync } from 'node:child_process'
import { FIXTURE_COMPLEX, makeFixturePictures } from '@/tests/support/fixture-complex.mjs'

test('content unlike the shipped one in every count, without many of its pages, has no error', async () => {
  await makeFixturePictures(process.cwd())
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'site', '--', 'content'], {
    env: { ...process.env, CONTENT: FIXTURE_COMPLEX },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect({ status, stdout, faults: stderr.split('\n').filter((line) => line.includes('›')) }).toEqual({
    status: 0,
    stdout: 'content/ 와 public/ 에 고칠 곳이 없습니다.\n',
    faults: [],
  })
})

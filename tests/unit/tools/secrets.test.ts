import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSecrets, trackedTexts } from '@/tools/audit/secrets.mjs'

/** Assembled here, so that no scanner finds them in this file. */
const PLANTED: Readonly<Record<string, string>> = {
  'private key': `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIEvQIBADANBgkq'.repeat(4)}\n`,
  'private key ': `"-----BEGIN RSA ${'PRIVATE'} KEY-----\\n${'MIIEvQIBADANBgkq'.repeat(4)}\\n"`,
  'AWS access key': `aws_access_key_id = ${'AKIA'}${'IOSFODNN7EXAMPLE'}`,
  'Google API key': `key: '${'AIza'}${'SyD-9tSrke72PouQMnMX-a7eZSW0jkFMB'}12'`,
  'key id of a Google service account': `{"private_key${'_id'}": "${'0123456789'.repeat(4)}"}`,
  'GitHub token': `${'ghp'}_${'a1B2'.repeat(9)}`,
  'GitLab token': `${'glpat'}-${'a1B2'.repeat(5)}`,
  'npm token': `//registry.npmjs.org/:_authToken=${'npm'}_${'a1B2'.repeat(9)}`,
  'Slack token': `${'xoxb'}-${'123456789012-'.repeat(2)}`,
  'Stripe key': `${'sk'}_live_${'a1B2'.repeat(5)}`,
  'signed token': `${'eyJ'}hbGciOiJIUzI1NiIsInR5cCI6.${'eyJ'}zdWIiOiIxMjM0NTY3ODkw.${'dozjgNryP4J3jVmNHl0w'}`,
  'password in an address': `postgres://site:${'hunter2'}@10.0.0.7/site`,
  'resident registration number': `950527-${'1'}234567`,
  'e-mail address': `sender: someone@${'naver'}.com,`,
  'mobile number': `tel:010-${'2847'}-3965`,
  'mobile number ': `'010${'2847'}3965'`,
}

test.each(Object.entries(PLANTED))('a planted %s is found on its line, and is not printed', (name, planted) => {
  const found = findSecrets(`first line\n\n${planted}`)
  expect(found).toEqual([{ rule: name.trim(), line: 3 }])
})

test('ignores lookalikes', () => {
  const innocent = [
    'kim@example.com',
    'privacy@garamnuri.example',
    '010-1234-5678',
    '010 1111 2222',
    '01000000004',
    '011-234-5678',
    'react@19.3.1',
    '@img/sharp-linux-x64@0.35.5',
    'https://somebody:secret@host.example/',
    '1533-8848',
    '2026-11-22',
    '생년월일 950527',
    'sha512-oOpbNa8XOW1qCGd9VvzC4fbkkRxEls7',
    'createVault(Buffer.alloc(32, 7))',
  ]
  expect(findSecrets(innocent.join('\n'))).toEqual([])
})

test('scans a repository with uncommitted files, without ignored ones and pictures', () => {
  const root = mkdtempSync(join(tmpdir(), 'audit-'))
  try {
    execFileSync('git', ['init', '-q'], { cwd: root })
    writeFileSync(join(root, '.gitignore'), 'ignored.txt\n')
    writeFileSync(join(root, 'ignored.txt'), PLANTED['GitHub token'] ?? '')
    writeFileSync(join(root, 'new.ts'), `export const token = '${PLANTED['GitHub token']}'\n`)
    writeFileSync(join(root, 'picture.avif'), Buffer.from([0, 1, 2, 0]))
    expect(
      trackedTexts(root)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(['.gitignore', 'new.ts'])
    expect(trackedTexts(root).flatMap(({ text }) => findSecrets(text))).toEqual([{ rule: 'GitHub token', line: 1 }])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

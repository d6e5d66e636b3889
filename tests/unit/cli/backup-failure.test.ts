import { backupFailureText } from '@/lib/cli/backup-failure'

const withCode = (code: string) => Object.assign(new Error('from below'), { code })

test.each([
  ['SQLITE_FULL', '디스크에 자리가 없어'],
  ['ENOSPC', '디스크에 자리가 없어'],
  ['SQLITE_BUSY', '사용 중'],
  ['SQLITE_CANTOPEN', '권한'],
  ['EACCES', '권한'],
])('explains %s and what to do', (code, text) => {
  expect(backupFailureText(withCode(code), '/data/backups')).toContain(text)
})

test('reports another error as it is, in one line', () => {
  expect(backupFailureText(new Error('저장소가 없습니다: x'), '/data/backups')).toBe('백업하지 못했습니다: 저장소가 없습니다: x')
})

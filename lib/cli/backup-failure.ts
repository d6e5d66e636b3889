const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT']
const IN_USE = ['SQLITE_BUSY', 'SQLITE_LOCKED']
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']

/**
 * Explains a failed backup and what to do.
 * @param error what `backUp` threw
 * @param folder of the backups
 */
export function backupFailureText(error: unknown, folder: string): string {
  const { code = '', message = String(error) } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const is = (codes: readonly string[]) => codes.some((one) => code.startsWith(one))
  if (is(FULL))
    return `디스크에 자리가 없어 백업하지 못했습니다. 만들다 만 파일은 지웠고, 이전 백업은 그대로입니다. ${folder}의 오래된 백업을 다른 곳으로 옮겨 저장소 크기만큼 비운 뒤 다시 실행해 주세요.`
  if (is(IN_USE)) return '저장소가 오래 사용 중이라 백업하지 못했습니다. 잠시 뒤 다시 실행해 주세요.'
  if (is(FORBIDDEN)) return `${folder}에 쓸 수 없어 백업하지 못했습니다(${code}). 폴더의 소유자와 권한을 확인해 주세요.`
  return `백업하지 못했습니다: ${message}`
}

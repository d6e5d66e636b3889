import { decodedPath } from '@/lib/decoded-path'
import { PICTURES, type ArchiveFault } from '@/lib/documents/archive/check-archive'

/** What is wrong with an archived version, in a line. */
export function archiveFaultText(fault: ArchiveFault): string {
  const at = `지난 화면 ${fault.number}번`
  if (fault.what === 'file')
    return fault.address === PICTURES
      ? `${at}: 그림 해시 목록이 없거나 바뀌었습니다.`
      : `${at}: ${decodedPath(fault.address) ?? fault.address} 파일이 없거나 바뀌었습니다.`
  const texts = { missing: '없습니다.', changed: '남긴 뒤에 바뀌었습니다.', facts: '따르는 사이트 정보 게시 기록이 없거나 바뀌었습니다.' }
  return `${at}: ${texts[fault.what]}`
}

/** Notices of the office (components/notices). */
export const noticeWords = {
  label: '공지',
  popup: '알려 드립니다',
}

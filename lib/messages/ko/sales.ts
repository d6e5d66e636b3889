/** The announcement and the guides. */
export const salesWords = {
  announcementAhead: '공고문을 준비하고 있습니다',
  state: '상태',
  published: '게시',
  notPublished: '게시 전',
  checked: '확인한 날',
  download: (megabytes: string) => `공고문 내려받기 (${megabytes}MB)`,
  loading: '파일을 불러오는 중입니다.',
  steps: '진행 순서',
  asOf: '기준',
  questions: '자주 묻는 질문',
}

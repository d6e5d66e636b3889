/** The form in which the office writes an article. */
export const articleFormWords = {
  /** The specification's own sentence. */
  required: '제목과 요약을 입력해 주세요!',
  unreachable: '저장하지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  labels: { title: '제목', summary: '요약', content: '본문' },
  empty: { title: '제목을 입력해 주세요.', summary: '요약을 입력해 주세요.' },
  edit: '글 고치기',
  write: '글쓰기',
  contentHint: '줄을 바꾸면 문단이 나뉩니다. https 주소는 링크가 됩니다.',
  published: '등록했습니다.',
  saving: '저장 중...',
  save: '저장',
  publish: '등록',
  saveDraft: '초안으로 저장',
  cover: '대표 사진 (선택)',
  removeCover: '대표 사진 지우기',
  otherFile: '다른 사진 파일',
  file: '사진 파일',
  fileHint: 'JPEG, PNG, WebP, AVIF, 8MB까지. 링크 미리보기에는 가운데가 1200x630 비율로 잘려 쓰입니다.',
  alt: '사진 설명',
  altHint: '사진을 올리면 꼭 필요합니다. 사진을 볼 수 없는 사람에게 읽어 주는 글입니다.',
}

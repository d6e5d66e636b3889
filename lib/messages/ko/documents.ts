/** /BusinessGuide/documents, and what an upload answers. In the order of the page. */
export const documentKinds = {
  announcement: '모집공고',
  brochure: '안내 책자',
  contract: '계약 서류',
  form: '신청 양식',
  other: '그 밖의 자료',
} as const
export type DocumentKind = keyof typeof documentKinds

const types = { pdf: 'PDF', jpg: '그림' } as const

export const documentWords = {
  download: (type: keyof typeof types, size: string) => `내려받기 (${types[type]}, ${size})`,
  /** For screen readers, which read links apart from their title. */
  downloadOf: (title: string) => `${title} 내려받기`,
  uploaded: '올린 날',
  version: (number: number) => `${number}판`,
  reason: '바뀐 이유',
  sha256: 'SHA-256',
  /** The beginning of a hash; the whole one unfolds. */
  shortHash: (beginning: string) => `SHA-256 ${beginning}…`,
  hashHint: '받은 파일이 이 파일과 같은지 확인할 때 씁니다.',
  earlier: (count: number) => `지난 판 ${count}개`,
}

export const documentAnswers = {
  /** Detail of the audit trail for what was done at a terminal, which has no address. */
  byCommand: (detail: string) => (detail === '' ? '명령으로 씀' : `명령으로 씀: ${detail}`),
  fileMissing: '올릴 파일을 골라 주세요.',
  tooLarge: (megabytes: number) => `파일은 ${megabytes}MB까지 올릴 수 있습니다. 그림의 해상도를 낮추어 PDF를 다시 저장해 주세요.`,
  otherType: 'PDF나 사진(JPEG, PNG, WebP, AVIF)만 올릴 수 있습니다. 한글이나 워드 문서는 PDF로 저장해 올려 주세요.',
  damaged: 'PDF를 끝까지 읽을 수 없습니다. 파일을 열어 보고 PDF로 다시 저장해 올려 주세요.',
  encrypted: '암호나 편집 제한이 걸린 PDF입니다. 방문자가 열 수 있도록 보안 설정을 풀고 다시 저장해 올려 주세요.',
  active: 'PDF에 실행되는 내용(스크립트, 다른 프로그램이나 주소 열기, 동영상)이 있습니다. PDF를 열어 ‘PDF로 인쇄’로 다시 저장하면 빠집니다.',
  embedded: 'PDF에 다른 파일이 첨부되어 있습니다. 첨부를 지우고 다시 저장하거나 첨부한 파일을 따로 올려 주세요.',
  titleMissing: '제목을 입력해 주세요.',
  titleLong: (max: number) => `제목은 ${max}자까지 쓸 수 있습니다.`,
  kind: '종류를 골라 주세요.',
  position: (max: number) => `순서는 1부터 ${max}까지의 수로 적어 주세요.`,
  reason: '이유를 두 글자 이상 적어 주세요.',
  sameFile: '지금 판과 같은 파일입니다. 고친 파일을 골라 주세요.',
  tooMany: (max: number) => `자료는 ${max}개까지 올릴 수 있습니다. 쓰지 않는 자료에 새 판으로 올려 주세요.`,
  tooManyVersions: (max: number) => `한 자료의 판은 ${max}개까지입니다. 새 자료로 올려 주세요.`,
  full: (megabytes: number) => `올린 파일이 모두 ${megabytes}MB를 넘게 됩니다. 파일을 줄여 주세요.`,
  unreadable: '저장된 자료 목록이 손상되어 바꿀 수 없습니다. 백업에서 되돌린 뒤 다시 해 주세요.',
  changedMeanwhile: '그 사이 다른 사람이 자료를 바꾸었습니다. 지금 내용을 확인하고 다시 올려 주세요.',
}

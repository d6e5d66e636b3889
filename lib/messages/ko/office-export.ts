/** Exports of registrations. */
export const officeExportWords = {
  busy: { '1': '다른 내려받기가 진행 중이라 시작하지 않았습니다. 고르신 내용은 아래에 그대로 있습니다. 끝나면 사유를 다시 적고 내려받아 주세요.' },
  lead: '보류함의 등록은 들어가지 않고, 합친 등록은 먼저 온 등록 한 줄로 들어갑니다. 내려받은 파일은 쓰고 나서 바로 지워 주세요.',
  from: '등록 시작일',
  until: '등록 종료일',
  status: '상태',
  all: '전체',
  format: '형식',
  excel: '엑셀 (XLSX)',
  optional: '추가 항목',
  basic: (columns: string) => `기본 항목: ${columns}. 꼭 필요한 항목만 추가해 주세요.`,
  reason: '내려받는 사유 (필수, 접근 기록에 남습니다)',
  reasonHint: '예: 주간 상담 계획',
  columns: { at: '등록일시' },
  notRead: '읽지 못해 담지 못한 등록',
  contractNotRead: '계약 내용을 읽지 못한 등록',
}

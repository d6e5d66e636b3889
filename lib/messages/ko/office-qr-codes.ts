/** Codes for printed matter. */
export const officeQrCodeWords = {
  done: {
    create: '만들었습니다. 파일을 내려받아 인쇄해 주세요.',
    close: '사용을 중지했습니다. 이제 이 코드는 사이트 첫 화면으로 연결됩니다.',
  },
  lead: '인쇄물마다 따로 만들면 어떤 인쇄물을 보고 등록했는지 남습니다. 접속은 횟수만 셉니다.',
  none: '아직 만든 QR 코드가 없습니다. 아래에서 만들어 현수막이나 전단에 넣어 주세요.',
  title: 'QR 코드 만들기',
  name: '이름 (예: 역 앞 현수막)',
  medium: '매체',
  target: '연결 페이지',
  create: '만들기',
  columns: ['이름', '매체', '연결 페이지', '만든 날', '접속', '파일·사용 중지'],
  caption: 'QR 코드, 최신순',
  closed: '사용 중지',
  registrations: '등록 보기',
  close: '사용 중지',
  closeText: '중지하면 인쇄한 코드는 사이트 첫 화면으로 연결되고, 다시 사용할 수 없습니다.',
  closeNow: '사용 중지하기',
}

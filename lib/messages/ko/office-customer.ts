/** A customer's page in the office. */
export const officeCustomerWords = {
  done: {
    'opt-out': '수신거부로 등록했습니다. 이 번호로는 광고 문자가 나가지 않습니다.',
    'not-me': '본인 아님으로 표시했습니다. 개인정보 담당이나 관리자가 등록 정보를 지웁니다.',
    call: '번호를 열었습니다. 통화한 뒤 결과를 남겨 주세요.',
    withdraw: '결과를 되돌렸습니다.',
    claim: '담당이 되었습니다. 이제 등록 고객에 보입니다.',
    assign: '배정했습니다.',
    save: '저장했습니다.',
    tag: '태그를 붙였습니다.',
    untag: '태그를 뗐습니다.',
    channel: '유입 경로를 고쳤습니다.',
    merge: '합쳤습니다. 먼저 온 이 등록에서, 이 등록의 담당자가 이어서 상담합니다. 언제든지 다시 분리할 수 있습니다.',
    separate: '분리했습니다. 두 등록이 따로 보입니다.',
    release: '정상 등록으로 옮겼습니다.',
  },
  title: '등록 정보',
  unreadable: '열 수 없는 등록',
  name: (name: string) => `${name} 님`,
}

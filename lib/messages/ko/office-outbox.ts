/** The list of texts, and opt-outs. */
export const officeOutboxWords = {
  done: { retry: '다시 보냅니다. 잠시 뒤 이 화면에서 결과를 확인해 주세요.', 'opted-out': '수신거부를 등록했습니다. 대기 중이던 광고 문자도 취소했습니다.' },
  lead: (shown: number) =>
    `최근 ${shown}건까지 보입니다. 발송 여부 불명은 발송사에 세 번 확인해도 기록이 없던 문자입니다. 이미 갔을 수 있으니 고객에게 받으셨는지 확인한 뒤 다시 보내 주세요.`,
  all: '전체',
  caption: '문자, 최신순',
  noneInState: '이 상태의 문자가 없습니다.',
  none: '아직 보낸 문자가 없습니다. 등록이 들어오면 안내 문자가 여기에 보입니다.',
  columns: ['종류', '받는 곳', '상태', '시각', '시도', '재발송'],
  times: (count: number) => `${count}회`,
  retry: '다시 보내기',
  optOut: '수신거부 등록',
  optOutText: '이 번호로는 광고 문자를 보내지 않습니다. 대기 중인 광고 문자도 취소합니다.',
  phone: '휴대전화 번호',
}

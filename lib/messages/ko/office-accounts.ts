/** Accounts of the office, and the audit trail. */
export const officeAccountWords = {
  noAudit: '기록이 없습니다.',
  earlierAudit: '이전 기록',
  ownDone: {
    password: '비밀번호를 바꿨습니다. 다른 기기에서는 모두 로그아웃됐습니다.',
    'second-factor-on': '2단계 인증을 켰습니다. 다음 로그인부터 인증 앱의 코드를 함께 입력해 주세요.',
    'second-factor-off': '2단계 인증을 껐습니다.',
  },
  done: {
    role: '역할을 바꿨습니다.',
    disable: '계정을 잠갔습니다. 열려 있던 화면도 로그아웃됐습니다.',
    enable: '잠금을 풀었습니다.',
    'second-factor-off': '2단계 인증을 껐습니다. 다음 로그인부터 비밀번호만 묻습니다.',
  },
  count: (count: string) => `${count}명`,
}

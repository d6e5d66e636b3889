/** The pages around the office's sign-in. */
export const officeSignInWords = {
  done: { password: '비밀번호를 정했습니다. 이제 로그인해 주세요.' },
  title: '관리자 로그인',
  toSite: '사이트로 돌아가기',
  choosePassword: '비밀번호 정하기',
  invited: (name: string | null, role: string) => `${name ? `${name} 님, ` : ''}${role} 계정입니다. 앞으로 로그인할 때 쓸 비밀번호를 정해 주세요.`,
  unusable: '쓸 수 없는 링크입니다',
  unusableText: '이미 사용했거나 기한이 지난 링크입니다. 비밀번호를 정하셨다면 로그인해 주세요. 아니면 관리자에게 새 링크를 요청해 주세요.',
  signIn: '로그인하기',
  failed: (reason: string) => `로그인 실패: ${reason}`,
  unlockExpired: '로그인 링크가 맞지 않거나 시간이 지났습니다. 사이트 운영자에게 새 링크를 요청해 주세요.',
  wrongMethod: '이 주소에서는 할 수 없는 요청입니다.',
  password: (min: number) => `비밀번호 (${min}자 이상)`,
  repeated: '비밀번호 확인',
}

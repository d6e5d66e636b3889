/** The second step of the office's sign-in. */
export const signInCodeWords = {
  title: '2단계 인증',
  lead: '비밀번호를 확인했습니다. 5분 안에 인증 앱의 코드를 입력해 주세요.',
  code: '인증 앱의 6자리 코드 또는 복구 코드',
  confirm: '확인',
  startAgain: '처음부터 다시 로그인',
}

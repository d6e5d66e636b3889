/** The office's sign-in below the press list. */
export const signInWords = {
  email: '이메일',
  password: '비밀번호',
  withCode: '2단계 인증 코드 입력',
  code: '인증 앱의 6자리 코드 또는 복구 코드',
  signIn: '로그인',
}

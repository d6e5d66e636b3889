/** The office's sign-in, also below the press list. */
export const signInWords = {
  email: '이메일',
  password: '비밀번호',
  signIn: '로그인',
  lost: '비밀번호나 휴대전화를 잃어버리셨으면 관리자에게 요청해 주세요.',
}

/**
 * Messages of a refused sign-in, whether this server or a vendor verified the password. An unknown address, a wrong
 * password and a disabled account have the same message, which keeps addresses from being enumerated.
 */
export const signInRefusalWords = {
  invalid: '이메일 또는 비밀번호가 올바르지 않습니다.',
  incomplete: '이메일과 비밀번호를 입력해 주세요.',
  code: '인증 앱의 코드도 입력해 주세요.',
  'wrong-code': '코드가 맞지 않거나 이미 쓴 코드입니다. 인증 앱에 새로 나온 코드를 입력해 주세요.',
  expired: '시간이 지나 처음부터 다시 로그인해야 합니다. 이메일과 비밀번호를 입력해 주세요.',
  failed: '로그인하지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
}

/**
 * Messages of a refused sign-in, whether this server or a vendor verified the password. An unknown address, a wrong
 * password and a disabled account have the same message, which keeps addresses from being enumerated.
 */
export const SIGN_IN_MESSAGES = {
  invalid: '이메일 또는 비밀번호가 올바르지 않습니다.',
  incomplete: '이메일과 비밀번호를 입력해 주세요.',
  failed: '로그인하지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
} as const

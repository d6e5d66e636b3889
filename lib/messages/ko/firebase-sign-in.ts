/** Further words of the Firebase sign-in form. */
export const firebaseSignInWords = {
  failure: (reason: string) => `로그인 실패: ${reason}`,
  signingIn: '로그인 중...',
  needsScript: '로그인하려면 브라우저에서 JavaScript를 켜 주세요.',
  tooManyRequests: '시도가 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.',
  unreachable: '인증 서버에 연결하지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  secondFactor: '2단계 인증을 쓰는 계정은 여기에서 로그인할 수 없습니다.',
}

/** What the record of a consent proves. */
export const consentOfficeWords = {
  labels: { privacy: '개인정보 수집·이용', marketing: '광고성 정보 수신', night: '야간 광고 수신' },
  onPaper: (version: string | null) => `문안 ${version}. 현장접수에서 서면으로 받은 동의를 직원이 옮겨 적었습니다.`,
  untold: '등록을 보낸 프로그램이 어느 문안을 보여 주었는지 알리지 않았습니다.',
  unchecked: (version: string | null) => `문안 ${version}. 등록할 때 사이트에 있던 문안입니다. 방문자의 화면에 보인 문안은 이때 확인하지 않았습니다.`,
  same: (version: string | null) => `문안 ${version}. 등록할 때 사이트에 있던 문안과 같습니다.`,
  older: (version: string | null) => `문안 ${version}. 방문자의 화면에 보인 문안이며, 등록할 때에는 이미 새 문안으로 바뀌어 있었습니다.`,
  agreed: '동의',
  notAgreed: '미동의',
}

/** A person's own password and second factor. */
export const ownAccountWords = {
  secret: '찍을 수 없으면 앱에 이 키를 직접 입력해 주세요:',
  changePassword: '비밀번호 바꾸기',
  password: '현재 비밀번호',
  newPassword: (min: number) => `새 비밀번호 (${min}자 이상)`,
  repeated: '새 비밀번호 확인',
  passwordText: '바꾸면 다른 기기에 열려 있던 화면은 모두 로그아웃됩니다.',
  turnOn: '2단계 인증 켜기',
  scan: '휴대전화에 인증 앱(Google OTP, Microsoft Authenticator 등)을 설치하고 QR 코드를 찍어 주세요.',
  code: '인증 앱으로 찍을 QR 코드',
  appCode: '앱에 보이는 6자리 코드',
  turnOff: '2단계 인증 끄기',
  turnOffText: '휴대전화를 바꿀 때는 끈 다음 새 휴대전화로 다시 켜 주세요. 남은 복구 코드도 쓸 수 없게 됩니다.',
  isOff: '꺼져 있습니다. 켜면 비밀번호가 새어 나가도 휴대전화 없이는 로그인할 수 없습니다.',
  isOn: (left: number) => `켜져 있습니다. 남은 복구 코드 ${left}개.${left === 0 ? ' 2단계 인증을 껐다가 다시 켜면 새 복구 코드를 받습니다.' : ''}`,
  recoveryCodes: '복구 코드',
  recoveryText:
    '휴대전화가 없을 때 인증 코드 대신 쓰는 코드입니다. 코드마다 한 번만 쓸 수 있습니다. 지금 종이에 적거나 인쇄해 두세요. 다시 보여 드리지 않습니다.',
  noted: '적어 두었습니다',
}

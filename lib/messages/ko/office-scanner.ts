/** The scanner of entry codes, in the browser. */
export const scannerWords = {
  looking: '방문객 휴대전화의 QR 코드를 화면 안에 맞춰 주세요.',
  foreign: '방문예약 QR 코드가 아닙니다. 예약 확인 화면의 코드를 맞춰 주세요.',
  noCamera: '카메라를 쓸 수 없습니다. 브라우저의 카메라 권한을 확인하거나, 창을 닫고 이름이나 전화번호 끝 4자리로 찾아 주세요.',
  open: 'QR 찍기',
  title: '입장 QR 찍기',
  picture: '카메라 화면',
  close: '닫기',
}

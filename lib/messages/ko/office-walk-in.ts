/** The form on the reception's screen. */
export const officeWalkInWords = {
  people: '방문 인원',
  staff: '직원 확인란',
  staffText: (version: string | number) =>
    `방문객이 이 화면에서 동의 문안을 읽고 직접 표시합니다. 서면으로 동의를 받았다면 서면의 문안이 ${version}판인지 확인하고, 서면에 표시된 대로 위의 칸에 표시한 뒤 아래를 골라 주세요. 서명한 서면은 보관합니다.`,
  onPaper: '서명한 서면 동의서를 받았습니다',
  submit: '접수하기',
  leave: '접수하지 않고 돌아가기',
  done: '접수되었습니다',
  doneText: (phone: string) =>
    `처음 등록하신 번호에는 확인 문자를 보냅니다. 화면을 직원에게 돌려주세요. 접수한 내용을 지우고 싶으시면 직원에게 말씀하시거나 ${phone}번으로 전화해 주세요.`,
  next: '다음 분 접수',
}

/** A text of the office to one customer. */
export const customerTextWords = {
  body: (site: string, text: string) => `[${site}] ${text}`,
  heading: '문자 보내기',
  text: '문자 내용',
  hint: '앞에 현장 이름이 붙습니다. 밤 9시부터 아침 8시까지는 아침에 나갑니다.',
  templates: '문안',
  send: '문자 보내기',
  sent: '문자를 보냅니다. 결과는 아래 보낸 문자에 보입니다.',
  sentAtNight: '아침 8시에 문자를 보냅니다. 결과는 아래 보낸 문자에 보입니다.',
  quarantined: '보류된 등록입니다. 정상 등록으로 옮긴 뒤에 문자를 보내 주세요.',
  missing: '보낼 내용을 적어 주세요.',
  length: (max: number) => `문자 내용을 ${max}자 안으로 적어 주세요. 그림 문자(이모지)만으로는 보낼 수 없습니다.`,
  advertises: (word: string) => `광고로 볼 수 있는 말(${word})이 있습니다. 그 말을 빼고 보내 주세요. 광고는 팀장이나 관리자가 동의한 고객에게만 보냅니다.`,
  reload: '화면을 새로 연 뒤 다시 보내 주세요. 적은 내용은 남아 있습니다.',
}

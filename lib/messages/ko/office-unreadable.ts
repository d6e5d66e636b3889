/** Stored records that cannot be decrypted. */
export const unreadableOfficeWords = {
  kinds: {
    registration: '등록',
    note: '등록의 메모',
    event: '등록의 이력',
    visit: '방문예약',
    message: '문자',
    account: '계정',
    'qr-code': 'QR 코드',
    article: '언론보도 기사',
    hours: '운영시간',
    documents: '자료실',
    mailing: '광고 문자',
    retention: '파기 기록',
  },
  rest: (count: string) => ` 외 ${count}건`,
  alarm: (count: string, named: string, rest: string) =>
    `저장된 기록 ${count}건을 열 수 없습니다(${named}${rest}). 나머지는 그대로 쓸 수 있습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 알려 주세요.`,
  doctor: (count: string) => `저장된 기록 ${count}건을 열 수 없습니다. docs/operation.md의 A record that cannot be opened를 따라 주세요.`,
  one: (record: string) => `열 수 없는 ${record}`,
  more: (count: string) => `외 ${count}건`,
}

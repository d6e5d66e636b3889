/** Deleting registrations, and those that cannot be decrypted. */
export const officeDeleteWords = {
  title: '등록 정보 지우기',
  text: '등록 정보와 메모, 대기 중인 문자가 모두 지워지며 되돌릴 수 없습니다. 사유는 접근 기록에 남으니 이름이나 번호를 적지 말아 주세요.',
  together: '합친 등록 가운데 함께 지울 등록 (같은 사람의 요청이면 모두 고릅니다)',
  reason: '지우는 사유',
  reasonHint: '예: 본인 삭제 요청',
  delete: '지우기',
  unreadableText:
    '저장된 내용이 손상되어 이름과 연락처를 열 수 없습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 이 ID를 알려 주세요. 백업에도 없으면, 삭제 권한이 있는 직원이 사유를 남기고 지워 주세요. 보유 기간이 지나면 다른 등록처럼 파기됩니다.',
  texts: '문자',
  unreadable: (count: string) => `열 수 없는 등록 ${count}건`,
  unreadableListText:
    '저장된 내용이 손상되어 열 수 없습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 ID를 알려 주세요. 다른 등록은 그대로 쓸 수 있습니다.',
  unreadableOne: (id: string) => `열 수 없는 등록 · ${id}`,
}

/** The quarantine. */
export const officeQuarantineWords = {
  done: {
    release: '정상 등록으로 옮겼습니다.',
    'release-all': '모두 정상 등록으로 옮겼습니다. 안내 문자도 차례로 나갑니다.',
    'delete-all': '모두 지웠습니다.',
  },
  lead: '자동·대량 등록으로 의심되어 따로 모은 등록입니다. 실제 고객이면 정상 등록으로 옮겨 주세요. 옮기면 안내 문자가 나갑니다.',
  all: (count: string) => `전체 ${count}`,
  caption: '보류한 등록, 최신순',
  none: '보류한 등록이 없습니다.',
}

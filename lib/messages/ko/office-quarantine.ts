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
  moveAll: (label: string, count: string) => `${label} ${count}건 모두 보류함으로 옮기기`,
  many: (count: string) => `${count}건`,
  releaseAll: (label: string, many: string) => `${label} ${many} 모두 정상 등록으로 옮기기`,
  deleteAllOf: (many: string) => `${many} 모두 지우기`,
  deleteText: '등록 정보가 모두 지워지며 되돌릴 수 없습니다. 실제 고객이 섞여 있지 않은지 먼저 살펴 주세요.',
  reason: '지우는 사유',
  reasonHint: '예: 매크로 대량 등록',
  deleteAll: '모두 지우기',
}

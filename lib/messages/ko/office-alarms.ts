/** Above every page of the office. */
export const officeAlarmWords = {
  others: (count: number) => `그 밖에 확인할 일 ${count}가지`,
  /** The same where a line has no room for it. */
  othersShort: (count: number) => `+${count}`,
  closed: (reason: string | null) => `오늘은 휴관일입니다${reason === null || reason === '' ? '' : ` (${reason})`}.`,
  closedDay: (reason: string | null) => `휴관일입니다${reason === null || reason === '' ? '' : ` (${reason})`}.`,
  store: '데이터를 저장할 수 없어 새 등록을 받지 못하고 있습니다. 지금 바로 사이트 운영자에게 알려 주세요.',
  disk: (megabytes: string) => `서버 저장 공간이 ${megabytes}MB만 남았습니다. 가득 차면 등록을 받을 수 없으니 사이트 운영자에게 알려 주세요.`,
  overdue: (count: string) => `제때 나가지 않은 문자가 ${count}건 밀려 있습니다. 발송이 멈춘 것 같으니 사이트 운영자에게 알려 주세요.`,
  failing: (count: string) => `여러 번 보냈지만 아직 나가지 않은 문자가 ${count}건 있습니다. 자동으로 다시 보내고 있으니 문자 발송에서 원인을 확인해 주세요.`,
  unknown: (count: string) => `발송 여부 불명인 문자가 ${count}건 있습니다. 고객에게 받으셨는지 확인하고, 받지 못하셨으면 다시 보내 주세요.`,
  dead: (count: string) => `보내지 못한 문자가 ${count}건 있습니다. 문자 발송에서 원인을 확인해 주세요.`,
  waiting: (minutes: string, count: string) => `접수 후 ${minutes}분(영업시간 기준)이 지나도록 연락하지 못한 고객이 ${count}명입니다. 바로 전화해 주세요.`,
  crowd: (count: string) => `비슷한 등록이 한꺼번에 몰려 ${count}건을 보류함에 두었습니다. 실제 고객이 섞여 있을 수 있으니 확인해 주세요.`,
  growing: (hours: number, count: string) => `최근 ${hours}시간 동안 ${count}건이 보류함에 들어왔습니다. 실제 고객이 섞여 있는지 확인해 주세요.`,
  suspected: (count: string) => `자동 등록으로 의심되는 등록이 ${count}건 있습니다. 전체 고객에서 의심 표시를 확인하고, 실제 고객이면 상담해 주세요.`,
  silent: (hours: string) => `${hours}시간 동안 새 등록이 없습니다. 등록 양식이 열리는지 확인해 주세요.`,
  expired: (name: string, day: string, days: string) => `${name}의 유효 기간이 ${day}에 끝났습니다(${days}일 지남). 바로 갱신해 주세요.`,
  expires: (name: string, day: string, days: string) => `${name}의 유효 기간이 ${day}에 끝납니다(${days}일 남음). 그 전에 갱신해 주세요.`,
  recruitingAhead: (day: string, days: string, names: string, law: string) =>
    `${day}부터 등록과 방문예약을 받을 수 없습니다(${days}일 남음). 아직 없는 것: ${names} (${law}). 번호를 받는 대로 사이트 정보에 적어 주세요.`,
  recruitingStopped: (day: string, names: string, law: string) =>
    `${day}부터 법에 따라 등록과 방문예약을 받지 않고 있습니다. 아직 없는 것: ${names} (${law}). 번호를 받는 대로 사이트 정보에 적어 주세요.`,
  recruitingOverridden: (names: string, law: string, day: string, person: string, reason: string) =>
    `${names} 없이 등록을 받고 있습니다(${law}). ${day} ${person} 결정: ${reason}`,
  expireByHand: '확인한 뒤 서버에서 npm run site -- registrations expire 를 실행해 주세요.',
  retentionClock: (today: string, seen: string | null, then: string) =>
    `서버 시계가 ${today}을 가리켜 마지막으로 확인된 ${seen ?? '시각'}과 크게 다릅니다. 보유 기간이 지난 등록의 파기를 멈추었습니다. 서버 시각을 맞춰 주세요. 맞춘 뒤에도 이 알림이 남거나, 사이트가 오래 꺼져 있었거나 백업을 복원했다면 등록의 날짜를 ${then}`,
  retentionShare: (stored: string, due: string, then: string) =>
    `보유 기간이 지난 등록이 전체 ${stored}건 가운데 ${due}건이어서 한꺼번에 파기하지 않고 멈추었습니다. ${then}`,
  retentionBackup: '보유 기간이 지난 등록을 파기하기 전에 백업하지 못해 멈추었습니다. 서버 저장 공간을 확인해 주세요.',
}

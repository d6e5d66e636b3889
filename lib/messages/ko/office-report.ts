/** The office's report. */
export const officeReportWords = {
  week: '지난주',
  dayOfMonth: '$1일 $2',
  lastWeek: (value: string) => `지난주 ${value}`,
  funnel: '조회에서 등록까지',
  noViews: '이 기간에는 집계된 조회가 없습니다.',
  smallViews: (day: string, inProgress: boolean) =>
    `작은 숫자는 ${day} 기준입니다.${inProgress ? ' 조회는 하루 단위로만 세므로 오늘과 비교하는 날은 하루 전체이고, 증감은 비율만 비교합니다.' : ''}`,
  noEarlierViews: (day: string) => `${day}에 집계된 조회가 없어 비교하지 않습니다.`,
  viewsText:
    '조회는 방문자가 사이트를 열거나 새로 고친 횟수로, 사이트 안에서 이어 본 페이지는 따로 세지 않습니다. 팝업은 그중 등록 팝업을 연 횟수이고, 두 비율은 조회 대비입니다. 쿠키 없이 횟수만 세므로 몇 명인지는 알 수 없고, 봇과 직원은 제외합니다. 등록에 현장접수는 들어가지 않으며, 페이지별 등록은 처음 연 페이지를 모르면 등록한 페이지로 셉니다. 조회와 팝업은 3개월 동안 보관합니다.',
  spans: {
    day: '일간',
    week: '주간',
  },
  span: '기간',
  day: '날짜',
  show: '보기',
  download: '엑셀 내려받기',
  whole: '전체',
  smallUntil: (time: string, day: string) => `오늘 ${time}까지. 작은 숫자는 ${day} 같은 시각까지입니다.`,
  small: (day: string) => `작은 숫자는 ${day} 기준입니다.`,
  figuresText: (minutes: number) =>
    `신규는 그 기간에 접수된 등록, 연락은 그중 첫 상담 결과(부재중 포함)를 남긴 등록입니다. ${minutes}분 내 연락률과 첫 연락까지의 중앙값은 영업시간으로 세고 현장접수는 제외합니다. 방문예약, 내방, 노쇼, 계약은 그 기간에 남긴 결과이며 한 고객은 한 번만 셉니다. 합친 등록은 먼저 온 등록 하나로 셉니다.`,
  cut: '기간에 기록이 너무 많아 앞의 20,000건까지만 셌습니다. 하루씩 조회해 주세요.',
  none: '이 기간에는 접수와 상담 결과가 없습니다.',
  caption: (part: string) => `${part} 보고`,
  lastWeekNew: '지난주 신규',
}

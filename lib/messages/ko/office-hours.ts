/** The model house's hours, and the rules for booking visits. */
export const officeHoursWords = {
  done: {
    weekly: '저장했습니다. 예약 페이지에 바로 보입니다.',
    exception: '그날의 시간을 저장했습니다. 휴관이면 아래 표에서 바로 공지할 수 있습니다.',
    'remove-exception': '지웠습니다. 그날은 요일별 시간을 따릅니다.',
    notify: '휴관 안내 문자를 보냅니다. 밤 9시부터 아침 8시 사이라면 아침 8시에 나갑니다.',
    notified: '휴관 안내 문자를 이미 보낸 예약입니다. 다시 보내지 않았습니다.',
  },
  notBookable: '이 단지는 방문예약을 받지 않습니다. content/registration.ts의 visits에 관람 시간을 적어 주세요.',
  lead: '이미 받은 예약은 바뀌지 않습니다.',
}

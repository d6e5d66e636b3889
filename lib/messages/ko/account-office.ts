/** Details in the audit trail, as it keeps them. */
export const accountAuditWords = {
  byCommand: '명령줄',
  firstStart: '첫 시작',
  more: (count: string) => `그 밖에 ${count}건 (한꺼번에 많아 하나씩 적지 않음)`,
  invalidSession: '유효하지 않은 세션',
  notSignedIn: '로그인하지 않음',
  notAllowed: (permission: string) => `권한 없음: ${permission}`,
}

/** Roles, and what each may do. */
export const roleWords = {
  names: { administrator: '관리자', 'team-leader': '팀장', counsellor: '상담사', 'privacy-officer': '개인정보 담당', reception: '안내데스크' },
  notes: {
    administrator: '모든 일과 계정 관리',
    'team-leader': '전체 고객의 상담과 보류함, 문자 발송. 내려받기와 지우기는 할 수 없습니다',
    counsellor: '맡은 고객의 상담. 근무 중에는 그날 방문객 모두의 입장',
    'privacy-officer': '내려받기, 지우기, 접근 기록. 상담 내용은 보기만 합니다',
    reception: '그날 방문객 모두의 입장과 예약, 현장접수. 상담 기록과 번호는 볼 수 없습니다',
  },
}

/** What the list of accounts says of one. */
export const accountStateWords = {
  locked: '잠김',
  invited: '초대함',
  invitationExpired: '초대 링크 만료',
  linkSent: '비밀번호 링크 보냄',
}

/** Actions in the audit trail. */
export const auditActionWords = {
  labels: {
    'session.open': '로그인',
    'session.close': '로그아웃',
    'session.refused': '로그인 거부',
    'session.throttled': '로그인 시도 제한',
    'session.recovery-code': '복구 코드로 로그인',
    'access.refused': '접근 거부',
    'account.create': '계정 생성',
    'account.invite': '계정 초대',
    'account.password-link': '비밀번호 링크 발급',
    'account.accept': '링크로 비밀번호 설정',
    'account.role': '역할 변경',
    'account.disable': '계정 잠금',
    'account.enable': '계정 잠금 해제',
    'account.password': '비밀번호 변경',
    'account.second-factor-on': '인증 앱 등록',
    'account.second-factor-off': '인증 앱 해제',
    'press.publish': '기사 게시',
    'press.draft': '기사 초안 저장',
    'press.edit': '기사 수정',
    'press.unpublish': '기사 게시 중지',
    'press.delete': '기사 삭제',
    'registration.list': '등록 목록 열람',
    'registration.view': '등록 정보 열람',
    'registration.status': '상태 변경',
    'registration.result': '상담 결과',
    'registration.call': '전화번호 열람',
    'registration.note': '메모',
    'registration.tag': '태그',
    'registration.wish': '관심 타입 기록',
    'duty.start': '근무 시작',
    'duty.end': '근무 종료',
    'registration.claim': '직접 맡음',
    'registration.assign': '배정',
    'registration.channel': '유입 경로 수정',
    'registration.merge': '등록 합치기',
    'registration.separate': '합친 등록 분리',
    'registration.quarantine': '보류함으로 이동',
    'registration.release': '보류 해제',
    'registration.delete': '등록 정보 삭제',
    'registration.export': '내려받기',
    'registration.expire': '보유 기간 만료로 삭제',
    'qr-code.create': '인쇄 코드 생성',
    'qr-code.close': '인쇄 코드 사용 중지',
    'fact.draft': '사이트 정보 초안 저장',
    'fact.discard': '사이트 정보 초안 삭제',
    'fact.publish': '사이트 정보 게시',
    'document.add': '자료 등록',
    'document.version': '자료 새 판 등록',
    'document.change': '자료 제목과 순서 수정',
    'document.hide': '자료 게시 중지',
    'document.show': '자료 다시 게시',
    'archive.download': '지난 화면 내려받기',
    'fact.request': '사이트 정보 승인 요청',
    'fact.approve': '사이트 정보 승인',
    'fact.return': '사이트 정보 반려',
    'visit.hours': '운영시간 변경',
    'visit.notice': '휴관 안내 문자',
    'visit.book': '방문예약',
    'visit.move': '방문예약 변경',
    'visit.cancel': '방문예약 취소',
    'visit.confirm': '방문예약 확정',
    'registration.walk-in': '현장접수',
    'recruiting.override': '모집 요건 예외 적용',
    'message.retry': '문자 재발송',
    'message.write': '고객에게 문자',
    'mailing.save': '광고 문자 저장',
    'mailing.request': '광고 문자 승인 요청',
    'mailing.approve': '광고 문자 승인',
    'mailing.return': '광고 문자 반려',
    'mailing.stop': '광고 문자 중지',
    'mailing.queue': '광고 문자 발송 준비 완료',
    'phone.opt-out': '수신거부 등록',
  },
  former: { 'registration.retention': '보유 기간 만료로 삭제' },
}

/** For whoever runs the site. */
export const operatorWords = {
  code: '인증 코드',
  firebaseAccounts:
    '계정과 비밀번호는 Firebase Authentication에 있습니다. Firebase 콘솔에서 만들고 npm run site -- admin-firebase grant <이메일> [역할] 로 권한을 주세요.',
  firebaseProject: 'FIREBASE_PROJECT_ID를 정해 주세요.',
  serviceAccount: 'FIREBASE_SERVICE_ACCOUNT: 서비스 계정 키의 JSON(그대로 또는 base64)이나 그 파일의 경로를 적어 주세요.',
  serviceAccountLacks: (fields: string) => `FIREBASE_SERVICE_ACCOUNT: ${fields} 값이 없습니다.`,
  /** At the terminal. */
  firstPassword: (email: string, password: string) => `
  관리자 계정을 만들었습니다. 이 비밀번호는 다시 표시되지 않습니다.
    이메일    ${email}
    비밀번호  ${password}
    바꾸기    npm run site -- admin password ${email}

`,
}

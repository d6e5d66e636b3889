import type { PrivacyInput } from '@/lib/content/schemas/registration'

/** 개인정보 처리방침 (개인정보 보호법 제30조). */
export const privacy: PrivacyInput = {
  effective: '2026-11-01',
  intro: '가람누리건설은 개인정보 보호법 제30조에 따라 이 처리방침을 정하여 공개합니다.',
  officer: { name: '서지안', role: '개인정보 보호책임자 (고객지원팀장)', phone: '1533-8848', email: 'privacy@garamnuri.example' },
  processors: [{ name: '문자 발송 대행사', task: '문자메시지 발송', place: '국내' }],
  sections: ['처리 목적', '처리 항목', '보유 기간', '제3자 제공', '처리 위탁', '파기', '정보주체의 권리', '안전성 확보 조치'].map((heading) => ({ heading, paragraphs: ['준비 중입니다.'] })),
  history: [{ date: '2026-11-01', change: '처음 시행' }],
}

import type { AnnouncementInput, GuideInput } from '@/lib/content/schemas/guides'

export const subscriptionGuide: GuideInput = {
  status: 'published',
  updated: '2026-11-16',
  intro: '민간임대 아파트는 임차인 모집공고를 보고 신청하며, 당첨되면 임대차계약을 맺고 입주합니다.',
  notices: ['이 페이지는 고객의 이해를 돕기 위한 것으로 실제 조건은 임차인 모집공고를 따릅니다.'],
}
export const salesGuide: GuideInput = {
  status: 'published',
  updated: '2026-11-16',
  intro: '신청하기 전에 확인할 사항을 항목별로 정리했습니다.',
  notices: ['이 페이지의 내용보다 임차인 모집공고가 우선합니다.'],
}
export const stampTax: GuideInput = {
  status: 'published',
  updated: '2026-11-16',
  intro: '주택 임대차계약서는 인지세를 내는 문서가 아닙니다.',
  notices: ['세액은 인지세법 제3조를 따릅니다.'],
}
export const documents: GuideInput = {
  status: 'comingSoon',
  comingSoon: { heading: '자료를 준비하고 있습니다', lead: '안내 책자와 계약 서류 양식은 2027년 2월 임차인 모집공고와 함께 올릴 예정입니다.' },
  updated: '2026-11-16',
  intro: '안내 책자와 서류 양식을 내려받는 곳입니다.',
  notices: ['자료는 올린 날짜를 기준으로 하며, 바뀐 내용은 새 파일로 다시 올립니다.'],
}
export const announcement: AnnouncementInput = {
  status: 'published',
  updated: '2026-11-16',
  file: null,
  intro: '임차인 모집공고는 공급신고가 수리된 뒤 이 페이지에 파일과 글로 함께 올립니다.',
  articles: [],
  notices: ['이 페이지에는 편집 오류가 있을 수 있으므로 반드시 임차인 모집공고를 확인하시기 바랍니다.'],
}

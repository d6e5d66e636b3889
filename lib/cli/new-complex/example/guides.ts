import type { AnnouncementInput } from '@/lib/content/schemas/announcement'
import type { GuideInput } from '@/lib/content/schemas/guides'

/** Guides to the application; null: no such page. */
export const subscriptionGuide: GuideInput = {
  status: 'comingSoon',
  comingSoon: { heading: '[초안] 안내를 준비하고 있습니다', lead: '[초안] 언제 안내하는지 적어 주세요.' },
  updated: '2026-11-29',
  intro: '[초안] 이 페이지가 안내하는 내용을 적어 주세요.',
  notices: ['[초안] 모집공고가 우선한다는 점 등 유의사항을 적어 주세요.'],
}
export const salesGuide: GuideInput = {
  status: 'comingSoon',
  comingSoon: { heading: '[초안] 안내를 준비하고 있습니다', lead: '[초안] 언제 안내하는지 적어 주세요.' },
  updated: '2026-11-29',
  intro: '[초안] 이 페이지가 안내하는 내용을 적어 주세요.',
  notices: ['[초안] 모집공고가 우선한다는 점 등 유의사항을 적어 주세요.'],
}
export const stampTax: GuideInput = {
  status: 'comingSoon',
  comingSoon: { heading: '[초안] 안내를 준비하고 있습니다', lead: '[초안] 언제 안내하는지 적어 주세요.' },
  updated: '2026-11-29',
  intro: '[초안] 이 페이지가 안내하는 내용을 적어 주세요.',
  notices: ['[초안] 모집공고가 우선한다는 점 등 유의사항을 적어 주세요.'],
}
export const documents: GuideInput = {
  status: 'comingSoon',
  comingSoon: { heading: '[초안] 안내를 준비하고 있습니다', lead: '[초안] 언제 안내하는지 적어 주세요.' },
  updated: '2026-11-29',
  intro: '[초안] 이 페이지가 안내하는 내용을 적어 주세요.',
  notices: ['[초안] 모집공고가 우선한다는 점 등 유의사항을 적어 주세요.'],
}
export const announcement: AnnouncementInput = {
  status: 'comingSoon',
  announced: null,
  id: 'plan',
  label: '[초안] 예정 내용',
  updated: '2026-11-29',
  file: null,
  intro: '[초안] 공고 시기를 적어 주세요.',
  notices: ['일정은 달라질 수 있습니다.'],
}

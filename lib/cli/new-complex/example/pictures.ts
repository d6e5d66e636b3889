import type { PicturesInput } from '@/lib/content/schemas/pages'

/** Alternative text of each picture of public/pictures. */
export const pictures: PicturesInput = {
  hero: { alt: '[초안] 단지 전체의 조감도' },
  intro: { alt: '[초안] 단지를 소개하는 그림' },
  interest: { alt: '[초안] 상담하는 자리의 그림' },
  'card-1': { alt: '[초안] 첫 화면 카드 1의 그림' },
  'card-2': { alt: '[초안] 첫 화면 카드 2의 그림' },
  'card-3': { alt: '[초안] 첫 화면 카드 3의 그림' },
  'slide-1': { alt: '[초안] 첫 화면 슬라이드 1의 그림' },
  'slide-2': { alt: '[초안] 첫 화면 슬라이드 2의 그림' },
  'slide-3': { alt: '[초안] 첫 화면 슬라이드 3의 그림' },
  'slide-4': { alt: '[초안] 첫 화면 슬라이드 4의 그림' },
  'slide-5': { alt: '[초안] 첫 화면 슬라이드 5의 그림' },
  banner: { alt: '[초안] 페이지 머리의 그림' },
  gate: { alt: '[초안] 단지 입구의 그림' },
  'model-house': { alt: '[초안] 모델하우스의 그림' },
  brand: { alt: '[초안] 브랜드를 소개하는 그림' },
  'value-1': { alt: '[초안] 기준 1의 그림' },
  'value-2': { alt: '[초안] 기준 2의 그림' },
  'value-3': { alt: '[초안] 기준 3의 그림' },
  'facility-1': { alt: '[초안] 함께 쓰는 시설 1의 그림' },
  'facility-2': { alt: '[초안] 함께 쓰는 시설 2의 그림' },
  tour: { alt: '[초안] VR 투어의 첫 화면' },
  'tour-room': { alt: '[초안] 견본 세대의 그림' },
  'room-59k-1': { alt: '[초안] 59K 타입 공간 1의 그림' },
  'room-59k-2': { alt: '[초안] 59K 타입 공간 2의 그림' },
}

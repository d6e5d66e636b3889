import type { SeedArticle } from '@/lib/content/schemas/site'

/** Articles that a new store starts with, newest first. */
export const seedArticles: SeedArticle[] = [
  { id: 'model-house-visits', title: '가람누리 리버파크 모델하우스, 10월 17일부터 예약 관람', summary: '59A, 84A, 84B 세 타입을 실제 크기로 전시합니다.', content: '가람누리건설은 10월 17일부터 모델하우스 관람 예약을 받는다고 밝혔습니다.', date: '2026-10-16T09:00' },
]

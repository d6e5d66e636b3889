import type { MenusInput } from '@/lib/content/schemas/site'
import { floorPlanPath, interiorPath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import { interiors } from './interiors'
import { site } from './site'
import { units } from './units'

/** Header and slide menu, in order. */
export const menus: MenusInput = {
  consultation: { label: '온라인 상담', href: routes.customer },
  reservation: { label: '방문예약', href: routes.customer },
  groups: [
    {
      label: '사업안내',
      items: [
        { label: '사업개요', href: routes.businessIntro },
        { label: '공급일정', href: routes.businessPlan },
        { label: '브랜드 소개', href: routes.brandIntro },
        { label: '입지안내', href: routes.locationIntro },
      ],
    },
    {
      label: '청약안내',
      items: [
        { label: '청약 방법', href: routes.subscriptionGuide },
        { label: '청약 유의사항', href: routes.salesGuide },
        { label: '모집공고', href: routes.announcement },
        { label: '인지세 안내', href: routes.stampTax },
        { label: '자료실', href: routes.businessDocuments },
      ],
    },
    {
      label: '단지안내',
      items: [
        { label: '단지배치도', href: routes.complexIntro },
        { label: '동호배치도', href: routes.complexDetail },
        { label: '커뮤니티', href: routes.complexCommunity },
      ],
    },
    {
      label: '세대안내',
      items: [
        ...units.types.map(({ id, slug }) => ({ label: id, href: floorPlanPath(slug) })),
        ...interiors.map(({ slug, unit }) => ({ label: `${unit} 인테리어`, href: interiorPath(slug) })),
        { label: '모델하우스', href: routes.modelHouse },
      ],
    },
    {
      label: '홍보센터',
      items: [
        { label: '관심고객 등록', href: routes.customer },
        { label: '방문예약', href: siteCustomerPath(site.defaultPressSite) },
        { label: '언론보도', href: pressListPath(site.defaultPressSite) },
      ],
    },
  ],
}

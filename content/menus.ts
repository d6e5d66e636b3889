import type { MenusInput } from '@/lib/content/schemas/site'
import { floorPlanPath, interiorPath, pressListPath, siteCustomerPath } from '@/lib/routes'
import { interiors } from './interiors'
import { site } from './site'
import { units } from './units'

/**
 * Header and slide menu, in order. A group's label opens its items; every href is a page of this site. Breadcrumbs and
 * sub-menus of the pages take their names from here.
 */
export const menus: MenusInput = {
  consultation: { label: '온라인 상담', href: '/Promotion/Customer' },
  reservation: { label: '방문예약', href: '/Promotion/Customer' },
  groups: [
    {
      label: '브랜드',
      picture: 'river-view',
      items: [
        { label: '브랜드 소개', href: '/Brand/intro' },
        { label: '홍보영상', href: '/Brand/video' },
      ],
    },
    {
      label: '사업개요',
      picture: 'gate-street',
      items: [
        { label: '사업개요', href: '/BusinessGuide/intro' },
        { label: '공급일정', href: '/BusinessGuide/plan' },
      ],
    },
    {
      label: '청약안내',
      picture: 'pavilion-dusk',
      items: [
        { label: '청약 방법', href: '/SalesInfo/SubscriptionGuide' },
        { label: '청약 유의사항', href: '/SalesInfo/guide' },
        { label: '모집공고', href: '/SalesInfo/announcement' },
        { label: '인지세 안내', href: '/SalesInfo/stampTax' },
        { label: '정해지지 않은 것', href: '/SalesInfo/undecided' },
        { label: '바뀐 내용', href: '/SalesInfo/changes' },
      ],
    },
    {
      label: '입지환경',
      picture: 'tram-dusk',
      items: [
        { label: '입지안내', href: '/LocationEnvironment/intro' },
        { label: '프리미엄', href: '/LocationEnvironment/primium' },
      ],
    },
    {
      label: '단지안내',
      picture: 'garden-above',
      items: [
        { label: '단지배치도', href: '/ComplexGuide/intro' },
        { label: '동호배치도', href: '/ComplexGuide/detailintro' },
        { label: '커뮤니티', href: '/ComplexGuide/community' },
      ],
    },
    {
      label: '세대안내',
      picture: 'interior-84a-kitchen',
      items: [...units.types.map(({ id, slug }) => ({ label: id, href: floorPlanPath(slug) })), { label: 'E모델하우스', href: '/FloorPlan/Emodel' }],
    },
    { label: '인테리어', picture: 'interior-84b-living', items: interiors.map(({ slug, unit }) => ({ label: unit, href: interiorPath(slug) })) },
    {
      label: '홍보센터',
      picture: 'promenade-morning',
      items: [
        { label: '관심고객 등록', href: '/Promotion/Customer' },
        { label: '방문예약', href: siteCustomerPath(site.defaultPressSite) },
        { label: '언론보도', href: pressListPath(site.defaultPressSite) },
        { label: '영상', href: '/FloorPlan/videos' },
        { label: '자료실', href: '/BusinessGuide/documents' },
      ],
    },
  ],
}

import { DRAFT_MARK } from '@/lib/content/drafts'
import type { ComplexInput, OverviewInput, UnitsInput } from '@/lib/content/schemas/complex'
import type { UnitPlanInput } from '@/lib/content/schemas/plans'
import { sitePlanSchema, type SitePlanInput } from '@/lib/content/schemas/site-plan'
import type { ScheduleInput, SiteInput } from '@/lib/content/schemas/site'
import { balconyArea } from '@/lib/plans/areas'
import { householdsByComplex } from '@/lib/plans/households'
import { parsedPlan } from './draft-unit-plan'
import type { Facts } from './facts'
import { withParticle } from '@/lib/messages/ko/particles'
import { formatCount } from '@/lib/format-count'

/** Placeholder shares of the exclusive area until there is a drawing: 주거공용, 기타공용, 주차장. */
const COMMON_SHARES = { common: 0.33, otherCommon: 0.06, parking: 0.45 } as const

export const draft = (text: string) => `${DRAFT_MARK} ${text}`

const area = (squareMetres: number) => Math.round(squareMetres * 10_000) / 10_000
/** 1234 -> 1,234 */
export const counted = (count: number) => formatCount(count)

/** Phrases that many texts share, made from the facts. */
export interface Sums {
  readonly households: number
  readonly buildings: number
  /** 전용 59~84㎡, or 전용 84㎡ */
  readonly sizes: string
  readonly exclusiveMin: number
  readonly exclusiveMax: number
  /** 지하 1층~지상 20층 */
  readonly storeys: string
  readonly occupancyYear: number
  /** 2029년 5월 */
  readonly occupancyMonth: string
  /** 임차인 모집공고, 입주자 모집공고 */
  readonly announcement: string
  readonly address: string
}

const monthOf = (day: string) => {
  const [year, month] = day.split('-').map(Number)
  return `${year}년 ${month}월`
}

/** @param facts as asked for */
export function sumsOf({ types, buildings, floors: [basement, above], occupancy, supply, place }: Facts): Sums {
  const sizes = types.map(({ exclusive }) => Math.floor(exclusive))
  const [exclusiveMin, exclusiveMax] = [Math.min(...sizes), Math.max(...sizes)]
  return {
    households: types.reduce((sum, type) => sum + type.households, 0),
    buildings: buildings.reduce((sum, count) => sum + count, 0),
    sizes: exclusiveMin === exclusiveMax ? `전용 ${exclusiveMin}㎡` : `전용 ${exclusiveMin}~${exclusiveMax}㎡`,
    exclusiveMin,
    exclusiveMax,
    storeys: basement === 0 ? `지상 ${above}층` : `지하 ${basement}층~지상 ${above}층`,
    occupancyYear: Number(occupancy.slice(0, 4)),
    occupancyMonth: monthOf(occupancy),
    announcement: supply === '임대' ? '임차인 모집공고' : '입주자 모집공고',
    address: `${place.locality} ${place.district}`,
  }
}

/** @param year that the drafts are written in */
export function draftSite(facts: Facts, sums: Sums, year: number): Omit<SiteInput, 'logo'> {
  const { name, nameLatin, builder, operator, phone, supply, place, modelHouse, opens } = facts
  return {
    defaultPressSite: name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''),
    name,
    nameLatin,
    tagline: draft(`${place.locality} ${supply} ${counted(sums.households)}세대`),
    description: `${sums.address}에 들어서는 ${supply} 아파트입니다. ${sums.buildings}개 동에 ${supply} ${counted(sums.households)}세대, ${withParticle(sums.sizes, '으로')} 계획되었으며 ${sums.occupancyMonth}에 입주할 예정입니다.`,
    phone,
    phoneHours: draft('평일 09:00~18:00'),
    builder: {
      name: builder,
      nameLatin: draft('시공사의 로마자 이름'),
      address: draft('시공사의 주소'),
      representative: draft('대표자'),
      businessNumber: draft('000-00-00000'),
    },
    modelHouse: {
      address: modelHouse,
      hours: draft('매일 10:00~18:00'),
      period: { from: opens, until: null },
      directions: [draft('대중교통과 승용차로 오는 길')],
      parking: draft('주차장 안내'),
      picture: 'model-house',
    },
    place,
    familySite: { label: draft(`${builder} 사이트`), href: 'https://www.example.com' },
    copyrightYear: year,
    disclaimer: [
      '본 사이트에 쓰인 사진과 이미지는 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.',
      '주변 개발계획은 인허가와 정부 정책에 따라 변경, 지연되거나 취소될 수 있습니다.',
    ],
    officialNotice: `이 사이트는 ${withParticle(builder, '이')} 운영하는 ${name} 공식 사이트입니다. 대표번호는 ${phone}입니다.`,
    supply,
    legal: {
      lead: `${supply}에 필요한 신고와 승인의 진행 상태입니다.`,
      operator: { label: supply === '임대' ? '임대사업자' : '시행사', value: operator },
      items:
        supply === '임대'
          ? [
              { label: '임대사업자 등록번호', value: null },
              { label: '공급신고번호', value: null },
              { label: '임대보증금 보증', value: null },
            ]
          : [
              { label: '분양승인번호', value: null },
              { label: '분양보증', value: null },
            ],
    },
    verification: { naver: null, google: null },
  }
}

/** @param drawn the draft's own site plan, whose homes are counted */
export function draftOverview(facts: Facts, sums: Sums, drawn: SitePlanInput): OverviewInput {
  const { name, supply, builder, operator, floors, buildings } = facts
  const byComplex = householdsByComplex(sitePlanSchema.parse(drawn))
  return {
    rows: [
      { label: '사업명', value: draft(`${sums.address} ${supply} 공동주택`), note: `단지명: ${name}` },
      { label: '위치', value: sums.address },
      { label: '대지면적', value: null },
      { label: '건축면적', value: null },
      { label: '연면적', value: null },
      { label: '용적률', value: null },
      {
        label: '규모',
        value: `${sums.storeys}, ${sums.buildings}개 동`,
        ...(buildings.length > 1 && { note: buildings.map((count, index) => `${index + 1}단지 ${count}개 동`).join(', ') }),
      },
      { label: '세대수', value: `${supply} ${counted(sums.households)}세대`, note: sums.sizes },
      { label: '입주 예정', value: sums.occupancyMonth, note: '공정에 따라 달라질 수 있습니다' },
      { label: supply === '임대' ? '임대사업자' : '시행', value: operator },
      { label: '시공', value: builder },
    ],
    facts: {
      rentalHouseholds: sums.households,
      totalHouseholds: sums.households,
      brandTownHouseholds: null,
      buildings: sums.buildings,
      basementFloors: floors[0],
      floors: floors[1],
      exclusiveMin: sums.exclusiveMin,
      exclusiveMax: sums.exclusiveMax,
      occupancyYear: sums.occupancyYear,
      complexes: buildings.map((_, index) => index + 1),
    },
    byComplex,
    notes: ['‘추후 공개’로 표시한 항목은 정해지는 대로 이 표에 반영합니다.'],
  }
}

/** @param plans the drafts' own, whose balconies are measured */
export function draftUnits({ types }: Facts, { byComplex }: OverviewInput, plans: readonly UnitPlanInput[]): UnitsInput {
  return {
    types: types.map(({ id, exclusive, households }) => {
      const plan = plans.find((each) => each.id === id)
      const [common, otherCommon, parking] = [COMMON_SHARES.common, COMMON_SHARES.otherCommon, COMMON_SHARES.parking].map((share) =>
        area(exclusive * share),
      ) as [number, number, number]
      const supply = area(exclusive + common)
      return {
        id,
        slug: id,
        summary: draft('침실 셋과 거실을 남쪽에 둔 평면'),
        description: [draft('평면과 주거공용, 기타공용, 주차장 면적을 설계도서의 것으로 고치고 이 글을 다시 써 주세요.')],
        features: [draft('이 타입의 특징')],
        complexes: byComplex.filter(({ rentalByType }) => rentalByType[id]).map(({ complex }) => complex),
        households,
        areas: {
          exclusive,
          common,
          supply,
          otherCommon,
          parking,
          contract: area(supply + otherCommon + parking),
          balcony: plan ? area(balconyArea(parsedPlan(plan))) : 1,
        },
        rooms: 3,
        baths: 1,
      }
    }),
    modelHouseNotice: ['이미지는 이해를 돕기 위한 것으로 마감재와 가구, 전시용 소품은 실제와 다를 수 있습니다.'],
  }
}

export const draftComplex = ({ supply }: Facts, sums: Sums): ComplexInput => ({
  sitePlan: {
    lead: `${sums.buildings}개 동의 배치와 출입구의 위치를 안내합니다.`,
    highlights: [{ title: draft('배치의 특징'), description: draft('동을 어떻게 배치했는지 적어 주세요.') }],
    notes: ['배치도는 건물의 위치와 조경, 시설물이 실제와 다를 수 있습니다.'],
  },
  unitPositions: {
    lead: `${supply} ${counted(sums.households)}세대가 어느 동의 어느 라인에 있는지 타입별 색으로 표시했습니다.`,
    notes: [`최종 배치는 ${withParticle(sums.announcement, '을')} 따릅니다.`],
  },
})

/** @param today when it was written, `YYYY-MM-DD` */
export const draftSchedule = ({ opens }: Facts, sums: Sums, today: string): ScheduleInput => ({
  status: 'published',
  updated: today,
  note: '‘예정’으로 표시한 일정은 인허가와 공정에 따라 달라질 수 있습니다.',
  steps: [
    {
      label: '모델하우스 개관',
      when: opens <= today ? monthOf(opens) : `${monthOf(opens)} 예정`,
      detail: '모델하우스에서 상담을 받을 수 있습니다.',
      done: opens <= today,
    },
    { label: sums.announcement, when: draft('예정 시기'), detail: '신청 자격과 순서를 공고문으로 알립니다.' },
    { label: '입주', when: `${sums.occupancyMonth} 예정`, detail: `${counted(sums.households)}세대가 대상입니다.` },
  ],
})

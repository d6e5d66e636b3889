import { z } from 'zod'
import { hexColour, isoDay, phoneNumber } from '@/lib/content/schemas/base'

/** Optional pages, by the name of their part of content. */
export const OPTIONAL_PAGES = [
  'brand',
  'location',
  'community',
  'interiors',
  'tours',
  'subscriptionGuide',
  'salesGuide',
  'announcement',
  'documents',
  'stampTax',
  'press',
  'reservation',
] as const
export type OptionalPage = (typeof OPTIONAL_PAGES)[number]

const listed = (value: string) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const words = z.string().trim().min(2, '두 글자 이상').max(20, '스무 글자 이하')
const list = z.union([z.string(), z.array(z.union([z.string(), z.number()])).transform((items) => items.join(','))]).transform(listed)
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, '자연수')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${least}~${most} 사이의 수`)

/** `84A 84.95 282` */
const unitType = z
  .string()
  .regex(/^\d{2,3}[A-Z]\d? +\d{2,3}(\.\d{1,4})? +[1-9]\d*$/, "'84A 84.95 282' 처럼 타입, 전용면적(㎡), 세대수")
  .transform((value) => {
    const [id = '', exclusive, households] = value.split(/ +/)
    return { id, exclusive: Number(exclusive), households: Number(households) }
  })
  .refine(({ exclusive }) => exclusive >= 30 && exclusive <= 250, '전용면적은 30~250㎡')

/** The fifteen facts of `npm run site -- new-complex`, as typed. */
const factsSchema = z
  .object({
    name: words,
    nameLatin: z.string().regex(/^[A-Z][A-Z0-9 &.'-]{1,39}$/, '로마자 대문자'),
    place: z
      .string()
      .trim()
      .regex(/^\S{2,12} \S{2,12} \S.{0,28}$/, "'경기도 솔빛시 새벽들지구 B-3' 처럼 시·도, 시·군·구, 그 아래 주소")
      .transform((value) => {
        const [region = '', locality = '', ...rest] = value.split(' ')
        return { region, locality, district: rest.join(' ') }
      }),
    builder: words,
    operator: words,
    phone: phoneNumber,
    supply: z.enum(['임대', '분양'], { error: '임대 또는 분양' }),
    buildings: list.pipe(z.array(wholeNumber(1, 40)).min(1, '단지마다 동 수').max(9, '아홉 단지 이하')),
    floors: list.pipe(z.tuple([wholeNumber(0, 9), wholeNumber(1, 80)], { error: "'1, 20' 처럼 지하, 지상 층수" })),
    types: list.pipe(z.array(unitType).min(1, '하나 이상')),
    modelHouse: z.string().trim().min(5, '다섯 글자 이상').max(60, '예순 글자 이하'),
    opens: isoDay,
    occupancy: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'YYYY-MM 형식의 달'),
    colour: hexColour,
    pages: list.pipe(z.array(z.enum(OPTIONAL_PAGES, { error: `${OPTIONAL_PAGES.join(', ')} 가운데서` }))).default([]),
  })
  .superRefine(({ types, buildings }, context) => {
    const ids = types.map(({ id }) => id)
    if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', path: ['types'], message: '타입 이름은 한 번만' })
    const homes = types.reduce((sum, { households }) => sum + households, 0)
    const needed = buildings.reduce((sum, count) => sum + count, 0)
    if (homes < needed) context.addIssue({ code: 'custom', path: ['types'], message: `${needed}개 동에 ${homes}세대: 동마다 한 세대 이상` })
  })

export type Facts = z.infer<typeof factsSchema>
export type FactName = keyof Facts

/** Questions in order; the name is also that of the flag and of the key in a file of answers. */
export const QUESTIONS: readonly { readonly name: FactName; readonly question: string; readonly example: string }[] = [
  { name: 'name', question: '단지 이름', example: '해든마루 온빌' },
  { name: 'nameLatin', question: '로마자 이름', example: 'HAEDEUN ONVILLE' },
  { name: 'place', question: '위치', example: '경기도 솔빛시 새벽들지구 B-3' },
  { name: 'builder', question: '시공사', example: '온새미주택' },
  { name: 'operator', question: '임대사업자 또는 시행사', example: '해든개발' },
  { name: 'phone', question: '대표번호', example: '1600-4321' },
  { name: 'supply', question: '임대인지 분양인지', example: '분양' },
  { name: 'buildings', question: '단지마다 동 수', example: '9, 9' },
  { name: 'floors', question: '지하와 지상 층수', example: '1, 20' },
  { name: 'types', question: '타입, 전용면적(㎡), 세대수', example: '59K 59.95 300, 84K 84.94 282' },
  { name: 'modelHouse', question: '모델하우스 주소', example: '솔빛시 해오름로 31' },
  { name: 'opens', question: '모델하우스를 여는 날', example: '2027-03-06' },
  { name: 'occupancy', question: '입주 예정 달', example: '2029-05' },
  { name: 'colour', question: '대표 색', example: '#3A1D5C' },
  { name: 'pages', question: `있는 페이지 (없으면 빈칸): ${OPTIONAL_PAGES.join(', ')}`, example: 'location, tours' },
]

/**
 * @param answers by fact, as typed or from JSON; an empty one counts as missing
 * @returns the facts, or the error of each answer, in Korean
 */
export function readFacts(answers: Readonly<Record<string, unknown>>): { facts: Facts } | { faults: { name: string; message: string }[] } {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '' && value !== undefined))
  const unknown = Object.keys(given).filter((name) => !QUESTIONS.some((question) => question.name === name))
  const result = factsSchema.safeParse(given, { error: (issue) => (issue.input === undefined ? '답이 없습니다' : undefined) })
  const faults = [
    ...unknown.map((name) => ({ name, message: '모르는 항목입니다' })),
    ...(result.success ? [] : result.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))),
  ]
  return result.success && faults.length === 0 ? { facts: result.data } : { faults }
}

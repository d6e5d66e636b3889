import type { Check } from './check-all'
import { ITEM_ROW } from './cross-check-consents'
import { distanceInEnglish, englishValues, namesIn, timeInEnglish } from './english-values'
import { placedTexts } from './place'
import { fieldWords } from '@/lib/messages/en/registration-fields'
import type { Content } from './content'
import { withoutKeptPairs } from './schemas/keep-together'

const AT = 'content/english.ts'

/** Whether the translated consent has all rows of the Korean one. */
function consentItemFaults({ english, registration }: Content): string[] {
  if (!english) return []
  const { rows } = english.registration.consents.privacy
  const at = `${AT} › registration.consents.privacy.rows`
  const korean = registration.consents.privacy.rows
  const items = rows[korean.findIndex(({ label }) => label === ITEM_ROW)]?.value.toLowerCase() ?? ''
  const count = korean.length
  return [
    ...(rows.length === count ? [] : [`${at}: ${rows.length}개, content/registration.ts › consents.privacy.rows 에는 ${count}개입니다`]),
    ...Object.values(fieldWords).flatMap(({ item }) => (items.includes(item) ? [] : [`${at}: 등록 양식에서 받는 '${item}' 항목을 적어야 합니다`])),
  ]
}

/** Every room of the drawings needs an English name, and every name a room. */
function roomFaults({ english, plans }: Content): string[] {
  if (!english) return []
  const { rooms } = english.units
  const drawn = plans.flatMap((plan) => plan.rooms.flatMap(({ name, kind }) => (kind === 'shaft' ? [] : [{ name, plan: plan.id }])))
  const unnamed = new Map(drawn.filter(({ name }) => !Object.hasOwn(rooms, name)).map(({ name, plan }) => [name, plan]))
  return [
    ...[...unnamed].map(([name, plan]) => `${AT} › units.rooms: ${plan} 평면에 있는 '${name}' 의 영어 이름이 없습니다`),
    ...Object.keys(rooms).flatMap((name) =>
      drawn.some((room) => room.name === name) ? [] : [`${AT} › units.rooms.${name}: 어느 평면에도 없는 공간입니다. content/plans 의 이름이어야 합니다`],
    ),
  ]
}

/** Names of maps must be those of some map. */
function mapNameFaults({ english, maps }: Content): string[] {
  const drawn = new Set(
    [maps.region, maps.district].flatMap(({ areas, lines, places }) => [...areas, ...lines, ...places].flatMap(({ name }) => name && withoutKeptPairs(name))),
  )
  return Object.keys(english?.location.maps?.names ?? {}).flatMap((name) =>
    drawn.has(name) ? [] : [`${AT} › location.maps.names.${name}: 어느 지도에도 없는 이름입니다. content/plans 의 이름이어야 합니다`],
  )
}

/** English pages need parts of the Korean content, and both must agree. */
export const englishFaults: Check = (content) => {
  const { english, units, location, site, pages } = content
  if (!english) return []
  const values = englishValues(content)
  const texts = placedTexts(content, 'english')
  const unknown = texts.flatMap(({ at, text }) =>
    namesIn(text)
      .filter((name) => !(name in values))
      .map((name) => `${at}: '{${name}}' 는 없는 이름입니다. ${Object.keys(values).join(', ')} 가운데 하나여야 합니다`),
  )
  const summaries = units.types.flatMap(({ id }) =>
    id in english.units.summaries ? [] : [`${AT} › units.summaries: content/units.ts 의 '${id}' 타입이 없습니다`],
  )
  const unknownTypes = Object.keys(english.units.summaries).flatMap((id) =>
    units.types.some((unit) => unit.id === id) ? [] : [`${AT} › units.summaries.${id}: content/units.ts 에 없는 타입입니다`],
  )
  const rows = location?.travelTimes ?? []
  const travel = [
    ...(rows.length === english.location.travelTimes.length
      ? []
      : [`${AT} › location.travelTimes: ${english.location.travelTimes.length}개, content/location.ts › travelTimes 에는 ${rows.length}개입니다`]),
    ...rows.flatMap(({ place, distance, time }) =>
      distanceInEnglish(distance) !== null && timeInEnglish(time) !== null
        ? []
        : [`content/location.ts › travelTimes '${place}': 영어 페이지를 위해 '약 120m', '약 2분' 형식이어야 합니다`],
    ),
  ]
  const legal =
    site.legal.items.length === english.legal.items.length
      ? []
      : [`${AT} › legal.items: ${english.legal.items.length}개, content/site.ts › legal.items 에는 ${site.legal.items.length}개입니다`]
  const missingPages = pages.customer && pages.businessIntro && pages.locationIntro ? [] : [`${AT}: 사업개요, 입지안내, 고객 페이지가 모두 있어야 합니다`]
  return [
    ...unknown,
    ...summaries,
    ...unknownTypes,
    ...travel,
    ...legal,
    ...missingPages,
    ...roomFaults(content),
    ...mapNameFaults(content),
    ...consentItemFaults(content),
  ]
}

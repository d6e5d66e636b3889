import { advertisingWord } from '@/lib/advertising-words'
import { eachText, type Check } from './check-all'
import type { Content } from './content'
import { CONTENT_FILES } from './content-files'
import { checkEach, fallbackIfInvalid } from './invalid-part'

/* Rules for the texts of any complex: docs/korean-style.md, 표시·광고의 공정화에 관한 법률 제3조 for claims, 정보통신망법 제50조 and its 시행령 제61조 for
   messages, 개인정보 보호법 제15조 and 제22조 for consents. */

/** Parts without sentences. */
const NO_COPY: readonly (keyof Content)[] = ['theme', 'consentVersions', 'pictureFiles', 'panoramaFiles']

const STYLE: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /확정|최저|마감\s?임박|최고의|최상의|최초|유일|업계 1위|완판|프리미엄급|특별 ?혜택|선착순|수익률|시세 ?차익|무조건|100%/,
    why: '사실로 증명할 수 없는 표현입니다',
  },
  { pattern: /[!！]/, why: '느낌표를 쓰지 않습니다' },
  { pattern: /\u0020\u0020/, why: '빈칸이 두 번 이어집니다' },
  { pattern: /m2|m²|제곱미터|\d ㎡/, why: '넓이는 84.95㎡ 처럼 씁니다' },
  { pattern: /\d[∼〜]\d|\d-\d+층/, why: '범위는 59~84 처럼 씁니다' },
  { pattern: /lorem|TODO|TBD|샘플|예시 문구/i, why: '끝나지 않은 글입니다' },
]

/** Promises and superlatives, wrong spellings of units, unfinished texts. */
const styleChecks = eachText((_content, { part, at, text }) =>
  NO_COPY.includes(part)
    ? []
    : STYLE.flatMap(({ pattern, why }) => {
        const [found] = pattern.exec(text) ?? []
        return found === undefined ? [] : [`${at}: '${found}', ${why}`]
      }),
)

const TEMPLATES = [
  ['floorPlanPage', '{type}', ['title', 'description', 'heading']],
  ['interiorPage', '{type}', ['title', 'description', 'heading']],
  ['pressPage', '{site}', ['title', 'description']],
  ['siteCustomerPage', '{site}', ['title', 'description']],
] as const

/** Templates must keep the placeholders that distinguish their pages. */
const templateFaults: Check = (content) =>
  checkEach(TEMPLATES, ([part, placeholder, fields]) =>
    checkEach(fields, (field) =>
      content[part]?.[field].includes(placeholder) !== false ? [] : [`content/${CONTENT_FILES[part]}.${field}: '${placeholder}' 이 있어야 페이지마다 다릅니다`],
    ),
  )

/** A confirmation states facts only; an advertisement begins with (광고) and its sender and ends with the free opt-out. */
const messageFaults: Check = ({ registration: { sms } }) => {
  const at = `content/${CONTENT_FILES.registration} › sms`
  const advertised = advertisingWord(sms.confirmation)
  const missing = ['{name}', '{site}', '{address}', '{hours}', '{phone}'].filter((field) => !sms.confirmation.includes(field))
  const last = `무료 수신거부 ${sms.optOutNumber}`
  return [
    ...(advertised ? [`${at}.confirmation: '${advertised}', 접수를 알리는 문자에는 광고를 적을 수 없습니다`] : []),
    ...sms.customerTexts.flatMap(({ name, text }) => {
      const word = advertisingWord(text)
      return word === undefined ? [] : [`${at}.customerTexts › ${name}: '${word}', 동의하지 않은 고객에게도 보내는 문자에는 광고를 적을 수 없습니다`]
    }),
    ...missing.map((field) => `${at}.confirmation: '${field}' 이 없습니다`),
    ...(/^\(광고\)\[\{site\}\]/.test(sms.remainingUnits) ? [] : [`${at}.remainingUnits: '(광고)[{site}]' 로 시작해야 합니다`]),
    ...(sms.remainingUnits.includes('{phone}') ? [] : [`${at}.remainingUnits: '{phone}' 이 없습니다`]),
    ...(sms.remainingUnits.trimEnd().split('\n').at(-1) === last ? [] : [`${at}.remainingUnits: 마지막 줄이 '${last}' 이어야 합니다`]),
  ]
}

const CONSENT_ROWS = ['수집·이용 목적', '수집 항목', '보유·이용 기간']
const CONSENT_KINDS = [
  ['privacy', '[필수]'],
  ['marketing', '[선택]'],
  ['night', '[선택]'],
] as const

/** Each consent is separate: required or not, with purpose, items and period, and the consequence of refusing. */
const consentFormFaults: Check = ({ registration: { consents } }) =>
  checkEach(CONSENT_KINDS, ([kind, mark]) => {
    const { label, rows, refusal } = consents[kind]
    const at = `content/${CONTENT_FILES.registration} › consents.${kind}`
    return [
      ...(label.startsWith(mark) ? [] : [`${at}.label: '${mark}' 로 시작해야 합니다`]),
      ...(rows.map((row) => row.label).join() === CONSENT_ROWS.join() ? [] : [`${at}.rows: ${CONSENT_ROWS.join(', ')} 의 순서로 적어야 합니다`]),
      ...(refusal.includes('거부할 수 있습니다') ? [] : [`${at}.refusal: 거부할 수 있다는 것과 거부하면 어떻게 되는지 적어야 합니다`]),
    ]
  })

/** Each picture is described in its own words, those of the office included. */
const alternativeTextFaults: Check = (content) => {
  const captions = fallbackIfInvalid(() => content.site.captions, [])
  const said = new Map(captions.flatMap(({ picture, alt }) => (alt === undefined ? [] : [[picture, alt] as const])))
  const first = new Map<string, string>()
  return checkEach(Object.entries(content.pictureTexts), ([id, { alt: own }]) => {
    const alt = said.get(id) ?? own
    const other = first.get(alt)
    first.set(alt, other ?? id)
    if (other === undefined) return []
    // At the text of the office, which came later.
    const [at, like] = said.has(other) && !said.has(id) ? [other, id] : [id, other]
    const place = said.has(at) ? `content/${CONTENT_FILES.site} › captions[${at}].alt` : `content/${CONTENT_FILES.pictureTexts} › ${at}.alt`
    return [`${place}: ${like} 의 글과 같습니다. 그림마다 다르게 설명해야 합니다`]
  })
}

export const copyChecks: readonly Check[] = [...styleChecks, templateFaults, messageFaults, consentFormFaults, alternativeTextFaults]

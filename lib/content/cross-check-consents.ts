import { FIELD_NAMES, fieldOf, formFields, REGISTRATION_FIELDS, SOURCES, type FieldName } from '@/lib/registration-fields'
import type { Check } from './check-all'
import type { Content } from './content'
import { checkEach } from './invalid-part'

const fieldsWithConsent: readonly FieldName[] = [...new Set(SOURCES.flatMap(formFields))]
const itemsWhere = (required: boolean) => fieldsWithConsent.flatMap((name) => (fieldOf(name).required === required ? (fieldOf(name).consentItem ?? []) : []))
/** What forms cannot be sent without, and what may be left empty, by the names that consents and privacy policy use. */
const REQUIRED_ITEMS = itemsWhere(true)
const OPTIONAL_ITEMS = itemsWhere(false)
/** What forms send unasked. */
const AUTOMATIC_ITEMS = FIELD_NAMES.flatMap((name) => (fieldOf(name).form === null ? (fieldOf(name).consentItem ?? []) : []))

const listed = (items: string) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** `필수: 이름, 생년월일 / 선택(적은 경우): 문의 내용` -> the items behind a word */
function group(items: string, word: string): string[] {
  const part = items.split('/').find((each) => each.trim().startsWith(word)) ?? ''
  return listed(part.slice(part.indexOf(':') + 1))
}

function differences(path: string, named: readonly string[], expected: readonly string[]): string[] {
  const extra = named.filter((item) => !expected.includes(item)).map((item) => `${path}: '${item}' 항목을 묻는 등록 양식이 없습니다. 빼 주세요`)
  const missing = expected.filter((item) => !named.includes(item)).map((item) => `${path}: 등록 양식에서 받는 '${item}' 항목을 적어야 합니다`)
  return [...extra, ...missing]
}

/**
 * A consent text that changed under the same version, or a version whose hash is not recorded yet. The version proves which text
 * was agreed to, so it must name one text only.
 */
export function consentVersionFaults({ registration: { consents }, consentVersions }: Pick<Content, 'registration' | 'consentVersions'>): string[] {
  return checkEach(['privacy', 'marketing', 'night'] as const, (kind) => {
    const { version, hash } = consents[kind]
    const recorded = consentVersions[kind][version]
    if (recorded === hash) return []
    return recorded === undefined
      ? [`content/consent-versions.ts › ${kind}: 새 버전의 문안을 기록해 주세요. '${version}': '${hash}',`]
      : [
          `content/registration.ts › consents.${kind}: 문안이 바뀌었는데 version '${version}' 이 그대로입니다. version 을 새 시행일로 바꾸거나 문안을 되돌려 주세요`,
        ]
  })
}

type Consents = Content['registration']['consents']

/** Label of the consent row that lists the forms' fields. */
export const ITEM_ROW = '수집 항목'
const itemRow = (consents: Consents, kind: keyof Consents) => consents[kind].rows.find(({ label }) => label === ITEM_ROW)?.value ?? ''
const rowPath = (kind: keyof Consents) => `content/registration.ts › consents.${kind}.rows › ${ITEM_ROW}`

const advertising =
  (kind: 'marketing' | 'night'): Check =>
  ({ registration: { consents } }) => {
    const named = listed(itemRow(consents, kind))
    return differences(
      rowPath(kind),
      named,
      named.length === 0 ? [REGISTRATION_FIELDS.phone.consentItem] : REQUIRED_ITEMS.filter((item) => named.includes(item)),
    )
  }

const inConsent =
  (word: string, expected: readonly string[]): Check =>
  ({ registration: { consents } }) =>
    differences(`${rowPath('privacy')} › ${word}`, group(itemRow(consents, 'privacy'), word), expected)

const inPolicy =
  (word: string, expected: readonly string[]): Check =>
  ({ privacy }) => {
    const row = privacy.sections.flatMap(({ table }) => table?.rows ?? []).find(([label]) => label === `등록 (${word})`)
    return differences(`content/privacy.ts › sections › 등록 (${word})`, listed(row?.[1] ?? ''), expected)
  }

/** The policy's row of what staff write down about a contract. */
const contractInPolicy: Check = ({ registration: { contract, contractFrom }, privacy }) => {
  const rows = privacy.sections.flatMap(({ table }) => table?.rows ?? []).filter(([label = '']) => label.startsWith('계약'))
  const named = rows.flatMap((row) => listed(row[1] ?? ''))
  const unnamed = contract
    .filter(({ label }) => !named.includes(label))
    .map(({ label }) => `content/privacy.ts › sections › 계약: 계약할 때 기록하는 '${label}' 항목을 적어야 합니다 (content/registration.ts › contract)`)
  if (contractFrom === undefined || privacy.history.some(({ date }) => date === contractFrom)) return unnamed
  return [...unnamed, `content/registration.ts › contractFrom: '${contractFrom}' 이 content/privacy.ts › history 의 시행일이어야 합니다`]
}

/**
 * Consents and policy must name exactly the data of the forms (개인정보 보호법 §15②, §30①; lib/registration-fields.ts).
 */
export const consentChecks: readonly Check[] = [
  inConsent('필수', REQUIRED_ITEMS),
  inConsent('선택', OPTIONAL_ITEMS),
  inConsent('자동', AUTOMATIC_ITEMS),
  advertising('marketing'),
  advertising('night'),
  inPolicy('필수', REQUIRED_ITEMS),
  inPolicy('선택', OPTIONAL_ITEMS),
  inPolicy('자동', AUTOMATIC_ITEMS),
  contractInPolicy,
]

import { formatWon } from '@/lib/messages/ko/terms'
import { contractParts } from '@/lib/messages/ko/terms-text'
import { phaseWords } from '@/lib/messages/ko/phase'
import { comparePhases } from '@/lib/phases'
import type { Check } from './check-all'
import type { TypeTerms } from './schemas/terms'
import { isSold, SOLD } from './supply'

const AT = 'content/units.ts › terms'
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What belongs together, or to another kind of supply. */
function kindFaults({ deposit, rent, price, priceMost }: TypeTerms, supply: string): string[] {
  if (isSold(supply))
    return [
      ...(deposit === undefined && rent === undefined ? [] : [`'${supply}' 단지에는 임대보증금과 월 임대료가 없습니다. 분양가에 적어 주세요`]),
      ...(price === undefined ? ['분양가가 없습니다. 분양가를 적거나 이 타입을 지워 주세요'] : []),
      ...(price !== undefined && priceMost !== undefined && priceMost < price
        ? [`가장 높은 분양가 ${formatWon(priceMost)}이 가장 낮은 ${formatWon(price)}보다 낮습니다`]
        : []),
    ]
  return [
    ...(price === undefined && priceMost === undefined ? [] : [`'${supply}' 단지에는 분양가가 없습니다. '${SOLD}' 단지만 적습니다`]),
    ...(deposit === undefined ? ['임대보증금이 없습니다. 월 임대료는 임대보증금과 함께 적습니다 (임대보증금이 없는 집이면 0)'] : []),
    ...(rent === undefined ? ['월 임대료가 없습니다. 임대보증금은 월 임대료와 함께 적습니다 (전세형이면 0)'] : []),
  ]
}

/** Instalments make up the whole, and the contract's, in one or several parts, are its rate. */
function sumFaults({ deposit, price, contractRate, instalments }: TypeTerms): string[] {
  const whole = deposit ?? price
  if (whole === undefined || instalments.length === 0) return []
  const total = sum(instalments.map(({ amount }) => amount))
  const contract = contractParts(instalments)
  const paid = sum(contract.map(({ amount }) => amount))
  const atContract = contractRate === undefined ? paid : Math.round((whole * contractRate) / 100)
  return [
    ...(total === whole
      ? []
      : [`나누어 내는 금액의 합계 ${formatWon(total)}, ${deposit === undefined ? '분양가' : '임대보증금'} ${formatWon(whole)}과 같아야 합니다`]),
    ...(atContract === paid
      ? []
      : [`계약금 비율 ${contractRate}%는 ${formatWon(atContract)}인데 '${contract.map(({ label }) => label).join(', ')}'에는 ${formatWon(paid)}입니다`]),
  ]
}

/** Prices belong to a type, agree with each other, name their source, and stand for all types or none, from the announcement on, which states all. */
export const unitTermsFaults: Check = ({ units: { terms, types }, site: { phase, supply } }) => {
  if (terms.types.length === 0) return []
  const names = terms.types.map(({ type }) => type)
  const missing = types.filter(({ id }) => !names.includes(id)).map(({ id }) => id)
  return [
    ...(comparePhases(phase, 'announced') < 0
      ? [`${AT}: '${phaseWords.names[phase]}' 단계에서는 금액을 적을 수 없습니다. 공급 단계를 '${phaseWords.names.announced}'로 바꾼 뒤에 게시해 주세요`]
      : []),
    ...(terms.source?.date === undefined ? [`${AT}.source: 금액의 근거와 확인한 날을 적어야 합니다 (예: 임차인 모집공고, 2027-02-15)`] : []),
    ...names
      .filter((name) => !types.some(({ id }) => id === name))
      .map((name) => `${AT}.types[${name}]: '${name}' 타입이 없습니다. ${types.map(({ id }) => id).join(', ')} 가운데 적어 주세요`),
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `${AT}.types[${name}]: 같은 타입이 두 번 있습니다. 하나를 지워 주세요`,
    ),
    ...(missing.length > 0
      ? [`${AT}.types: ${missing.join(', ')} 타입의 금액이 없습니다. 모집공고에 있는 모든 타입의 금액을 함께 적어 주세요 (적은 것은 초안에 남습니다)`]
      : []),
    ...terms.types.flatMap((one) => [...kindFaults(one, supply), ...sumFaults(one)].map((fault) => `${AT}.types[${one.type}]: ${fault}`)),
  ]
}

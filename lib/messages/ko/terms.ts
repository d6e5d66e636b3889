import { formatCount } from '../format-count'

const TEN_THOUSAND = 10_000
const HUNDRED_MILLION = TEN_THOUSAND * TEN_THOUSAND

/** `1억 2,000만 원`, `38만 5,000원`, `0원`. @param won a non-negative integer */
export function formatWon(won: number): string {
  const millions = Math.floor(won / HUNDRED_MILLION)
  const thousands = Math.floor((won % HUNDRED_MILLION) / TEN_THOUSAND)
  const rest = won % TEN_THOUSAND
  const parts = [...(millions > 0 ? [`${formatCount(millions)}억`] : []), ...(thousands > 0 ? [`${formatCount(thousands)}만`] : [])]
  if (parts.length === 0) return `${formatCount(rest)}원`
  return rest > 0 ? `${parts.join(' ')} ${formatCount(rest)}원` : `${parts.join(' ')} 원`
}

/** What a home costs. */
export const termsWords = {
  heading: (isSold: boolean) => (isSold ? '분양가' : '임대보증금과 월 임대료'),
  headingByType: (isSold: boolean) => (isSold ? '타입별 분양가' : '타입별 임대보증금과 월 임대료'),
  caption: (type: string, isSold: boolean) => `${type} 타입의 ${isSold ? '분양가' : '임대보증금과 월 임대료'}`,
  type: '타입',
  item: '구분',
  amount: '금액',
  deposit: '임대보증금',
  rent: '월 임대료',
  none: '없음',
  noRent: '월 임대료 없음',
  monthly: (amount: string) => `월 ${amount}`,
  price: '분양가',
  upTo: (from: string, to: string) => `${from}~${to}`,
  contract: '계약금',
  contractSum: '계약금 합계',
  percent: (rate: number) => `${rate}%`,
  /** Where floors differ in price. */
  ofLowest: '가장 낮은 분양가 기준',
  /** @param details rate, time and basis of a payment */
  payment: (label: string, details: readonly string[]) => (details.length === 0 ? label : `${label} (${details.join(', ')})`),
  option: (label: string) => `유상 옵션: ${label}`,
  cost: '금액',
  both: (deposit: string, rent: string) => `임대보증금 ${deposit}, ${rent}`,
}

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
  heading: (isSold: boolean) => (isSold ? '분양가' : '보증금과 월 임대료'),
  headingByType: (isSold: boolean) => (isSold ? '타입별 분양가' : '타입별 보증금과 월 임대료'),
  caption: (type: string, isSold: boolean) => `${type} 타입의 ${isSold ? '분양가' : '보증금과 월 임대료'}`,
  type: '타입',
  item: '구분',
  amount: '금액',
  deposit: '보증금',
  rent: '월 임대료',
  monthly: (amount: string) => `월 ${amount}`,
  price: '분양가',
  upTo: (from: string, to: string) => `${from}~${to}`,
  contract: (rate: number) => `계약금 (${rate}%)`,
  instalment: (label: string, when: string | undefined) => (when === undefined ? label : `${label} (${when})`),
  option: (label: string) => `유상 옵션: ${label}`,
  cost: '금액',
  both: (deposit: string, rent: string) => `보증금 ${deposit}, 월 ${rent}`,
}

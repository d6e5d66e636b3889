import { withParticle } from './particles'

/** Details of a contract, which staff write down with the result 계약. */
export const officeContractWords = {
  heading: '계약',
  record: '계약 저장',
  optional: (label: string) => `${label} (선택)`,
  home: (building: string, home: string) => `${building}동 ${home}호`,
  won: (amount: string) => `${amount}원`,
  hints: { home: '예: 101동 1203호', won: '원 단위 숫자. 예: 30,000,000', line: '' },
  again: '중복을 확인했습니다. 그래도 저장합니다.',
  errors: {
    missing: (label: string) => `${withParticle(label, '을')} 입력해 주세요.`,
    home: '동·호수를 ‘101동 1203호’처럼 입력해 주세요.',
    unknownHome: (home: string) => `${home}는 공급하는 세대가 아닙니다. 동·호수를 확인해 주세요.`,
    won: (label: string) => `${label} 칸에는 원 단위 금액을 숫자로 입력해 주세요. 예: 30,000,000`,
    day: (label: string) => `${label} 칸에 오늘이나 지난 날짜를 골라 주세요.`,
    line: (label: string, max: number) => `${label} 칸은 ${max}자까지 쓸 수 있습니다.`,
    taken: (home: string) => `${home}는 다른 고객의 계약으로 이미 저장되어 있습니다. 동·호수를 확인하고, 그래도 저장하려면 아래 칸에 표시해 주세요.`,
    otherResult: '계약 내용이 입력되어 있어 아무것도 저장하지 않았습니다. ‘계약 저장’을 누르거나, 계약이 아니면 칸을 비우고 다시 눌러 주세요.',
  },
}

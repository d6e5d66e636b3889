import { withParticle } from './particles'

/** The page that shows two or three unit types beside each other. */
export const comparisonWords = {
  heading: '타입 비교',
  headingOf: (types: readonly string[]) => `${types.join(', ')} 비교`,
  lead: '두세 타입을 고르면 평면도와 면적, 방 크기를 나란히 볼 수 있습니다.',
  description: (name: string, types: readonly string[]) => `${name} ${types.join(', ')} 타입의 평면도, 면적, 방 크기, 세대수를 나란히 비교합니다.`,
  choose: '비교할 타입',
  chooseOthers: '다른 타입으로 비교',
  compare: '나란히 보기',
  oneMore: (type: string) => `${type} 타입을 골랐습니다. 함께 볼 타입을 하나 이상 더 골라 주세요.`,
  tooMany: (shown: readonly string[], left: readonly string[]) =>
    `한 번에 세 타입까지 볼 수 있어 ${shown.join(', ')} 타입을 보여 드립니다. ${left.join(', ')} 타입은 바로 아래에서 바꿔 고를 수 있습니다.`,
  sameScale: '평면도는 모두 같은 축척입니다.',
  table: '면적과 구성',
  differences: '다른 점',
  onlyIn: (type: string, rooms: string) => `${type} 타입에만 있는 공간: ${rooms}`,
  larger: (type: string, other: string, squareMetres: string, pyeong: string) =>
    `${withParticle(`${type} 타입`, '은')} ${other} 타입보다 전용면적이 ${squareMetres}㎡(${pyeong}평) 넓습니다.`,
  features: (type: string, features: string) => `${type} 타입의 특징: ${features}`,
  alike: (names: readonly string[]) => `서로 같은 항목 ${names.length}가지: ${names.join(', ')}`,
  alikeIn: (types: readonly string[]) => `${types.join(', ')}에서 서로 같은 항목`,
  direction: '향',
  layout: '구조',
  facade: '앞면 폭(안목)',
  balcony: '발코니(서비스)',
  item: '항목',
  inMetres: (metres: string) => `${metres}m`,
  address: '이 비교의 주소',
  sideBySide: '두세 타입 나란히 비교',
  withNeighbour: (type: string, other: string) => `${type}, ${other} 나란히 비교`,
}

import { withParticle } from '@/lib/messages/ko/particles'
import { eachText, type Check } from './check-all'
import type { Content } from './content'

/** Each form of a particle, and the pair that it belongs to; 이 and 가 end other words too, but hardly after a Latin letter. */
const PAIRS = { 은: '은', 는: '은', 이: '이', 가: '이', 을: '을', 를: '을', 과: '과', 와: '과', 으로: '으로', 로: '으로' } as const

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** By what it looks for: names of this complex, and whatever ends in a Latin letter, a digit or a sign of a unit. */
const patterns = new Map<string, RegExp>()

function patternOf({ site }: Content): RegExp {
  const names = [site.name, site.builder.name].map(escaped).join('|')
  const pattern = patterns.get(names) ?? new RegExp(`(${names}|[A-Za-z0-9㎡%℃]{1,20})(으로|[은는이가을를과와로])(?![가-힣])`, 'gu')
  patterns.set(names, pattern)
  return pattern
}

/** Particles after names, types, numbers and units, as these are read aloud (lib/messages/ko/particles.ts). */
export const particleChecks: readonly Check[] = eachText((content, { part, at, text }) =>
  part === 'english'
    ? []
    : [...text.matchAll(patternOf(content))].flatMap(([found, word = '', particle = '']) => {
        const right = withParticle(word, PAIRS[particle as keyof typeof PAIRS])
        return right === found ? [] : [`${at}: '${found}', 읽는 소리에 맞게 '${right}' 로 써야 합니다`]
      }),
)

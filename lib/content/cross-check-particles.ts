import { PARTICLE_PAIRS, withParticle } from '@/lib/messages/ko/particles'
import { eachText, type Check } from './check-all'
import type { Content } from './content'

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
        const right = withParticle(word, PARTICLE_PAIRS[particle as keyof typeof PARTICLE_PAIRS])
        return right === found ? [] : [`${at}: '${found}', 읽는 소리에 맞게 '${right}' 로 써야 합니다`]
      }),
)

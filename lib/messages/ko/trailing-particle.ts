import { withParticle } from './particles'

/** After Latin letters, digits and signs, nearly every Hangul that looks like a particle is one (조사, and 이다). */
const SIMPLE =
  /(?:을(?:\(를\))?|를(?:\(을\))?|은(?:\(는\))?|는(?:\(은\))?|이(?:\(가\))?|가(?:\(이\))?|도|만|의|야|요|께서|조차|마저|이?(?:라고|라는|라며|라면|라도|나|란|며|고|자|라)|인|입니다(?:만)?|이다|이었다|였다|이에요|예요)$/u
/** Followed by a second one, as in 에서는. */
const COMPOUND =
  /(?:에서|에게|에|께|한테|(?:\(으\)|으)?로(?:서|써)?|까지|부터|보다|처럼|만큼|마다|밖에|하고|이?랑|과(?:\(와\))?|와(?:\(과\))?)(?:는|은|도|만|의|부터|까지|라도){0,2}$/u
/** After Hangul, only particles that hardly ever end a word: 고양이, 분양가, 지도, 종로 and 결과 are whole words. */
const AFTER_HANGUL =
  /(?:에서(?:는|도|만|의|부터)?|에게(?:서|는|도)?|에(?:는|도|만)?|으로(?:는|도|만|서|써)?|까지|부터|처럼|입니다|이?라(?:고|는)|이며|[을를은는와])$/u
/** Includes signs that join Hangul words. */
const HANGUL_END = /[\p{sc=Hang}·・\u2010-\u2015]$/u
/** A Hangul top-level domain: the following text is not part of it. */
const DOMAIN_END = /^https?:\/\/[^/?#]*\.(?:한국|삼성|닷컴|닷넷)$/iu
/** Forms after a consonant, with their forms after a vowel. */
const PAIRS = { 을: '를', 은: '는', 과: '와', 으로: '로', 이라: '라', 이며: '며' } as const
/** Longer than any particle. */
const LONGEST = 12

/** Whether the particle has the correct form for `word`. */
function agrees(word: string, particle: string): boolean {
  const pair = Object.entries(PAIRS).find((forms) => forms.some((form) => particle.startsWith(form)))
  if (!pair) return true
  const [closed, open] = pair
  return withParticle(word, closed as keyof typeof PAIRS).endsWith(particle.startsWith(closed) ? closed : open)
}

const longer = (one: string | undefined, other: string | undefined): string => ((one?.length ?? 0) > (other?.length ?? 0) ? one : other) ?? ''

/**
 * @param text an address (or a Latin word) with attached particles, from a Korean sentence
 * @returns the particle at its end, '' if there is none or it belongs to the word
 */
export function trailingParticle(text: string): string {
  const end = text.slice(-LONGEST)
  const particle = longer(COMPOUND.exec(end)?.[0], SIMPLE.exec(end)?.[0])
  if (particle === '') return ''
  const before = text.slice(0, -particle.length)
  if (!HANGUL_END.test(before) || DOMAIN_END.test(before)) return particle
  const after = AFTER_HANGUL.exec(end)?.[0] ?? ''
  return after !== '' && agrees(text.slice(0, -after.length), after) ? after : ''
}

const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
/** Syllables of one beginning and vowel: without a final consonant, and with each of 27. */
const FINALS = 28
/** Position of ㄹ among the finals. */
const FINAL_RIEUL = 8
/** Digits that are read with a final consonant (영, 일, 삼, 육, 칠, 팔), 일, 칠 and 팔 with ㄹ. */
const DIGIT_FINALS: Readonly<Record<string, number>> = { 0: 21, 1: FINAL_RIEUL, 3: 16, 6: 1, 7: FINAL_RIEUL, 8: FINAL_RIEUL }

/** Position of the final consonant of a word's last sound, 0 where it ends in a vowel or in a foreign letter. */
function finalOf(word: string): number {
  const last = word.trim().at(-1) ?? ''
  const code = last.codePointAt(0) ?? 0
  return code >= HANGUL_FIRST && code <= HANGUL_LAST ? (code - HANGUL_FIRST) % FINALS : (DIGIT_FINALS[last] ?? 0)
}

const PARTICLES = { 은: '는', 이: '가', 을: '를', 과: '와' } as const

/** `word` with 은 or 는, 이 or 가, 을 or 를, 과 or 와, as its last sound asks (한글 맞춤법 제1항). */
export const withParticle = (word: string, particle: keyof typeof PARTICLES): string => `${word}${finalOf(word) === 0 ? PARTICLES[particle] : particle}`

/** `word` with 으로 or 로. */
export const withDirection = (word: string): string => `${word}${[0, FINAL_RIEUL].includes(finalOf(word)) ? '로' : '으로'}`

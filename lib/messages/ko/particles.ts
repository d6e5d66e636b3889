/* Chooses particles by a word's pronunciation (한글 맞춤법 제1항, 표준 발음법): RM을, L은, 59A는, 10으로, 24로, 8848로, ㎡를, Park는. */

/** Final sound of a word: a vowel, ㄹ, or any other consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant'

const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
/** Syllables with the same initial and vowel: one without final, and 27 finals. */
const FINALS = 28
/** Index of ㄹ among the finals. */
const FINAL_RIEUL = 8

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const DIGITS: readonly Ending[] = ['consonant', 'rieul', 'vowel', 'consonant', 'vowel', 'vowel', 'consonant', 'rieul', 'rieul', 'vowel']
/** Trailing zeros of 조. Numbers with fewer end in 십, 백, 천, 만 or 억, all with a final consonant, as do 영 and 공. */
const ZEROS_OF_JO = 12
/** Trailing zeros of 경. */
const ZEROS_OF_GYEONG = 16

/** Names of letters that end in a consonant: 엘, 엠, 엔, 알. */
const LETTERS: Readonly<Record<string, Ending>> = { l: 'rieul', m: 'consonant', n: 'consonant', r: 'rieul' }

/** Signs and units read as a word, by that word's final sound: 제곱미터, 퍼센트, 킬로그램, 원. */
const SIGNS: Readonly<Record<string, Ending>> = { '㎏': 'consonant', '₩': 'consonant', '￦': 'consonant', '㎎': 'consonant', '㎃': 'consonant' }
const READ_SIGN = /[㎡㎥㎢㎞㎝㎜㎖ℓ㏊%％℃°℉$＄€£¥+＋&＆㎏₩￦㎎㎃]$/u
/** After a number: 킬로그램, 그램, 밀리그램. */
const GRAMS = /\d ?(?:k|m)?g$/
/** After a number: 미터, 킬로미터, 제곱미터, 리터. */
const METRES = /\d ?(?:[kcm]?m|m[²³]|ml)$/

/** A time of day: 시 on the hour, 분 otherwise. */
const TIME = /\d:([0-5]\d)$/

/** English words whose Korean spelling differs from the rules below: 타입, 클럽, 그룹; 체크, 데크, 세트, 테마. */
const WORDS: Readonly<Record<string, Ending>> = {
  type: 'consonant',
  club: 'consonant',
  lab: 'consonant',
  web: 'consonant',
  pub: 'consonant',
  group: 'consonant',
  check: 'vowel',
  deck: 'vowel',
  set: 'vowel',
  kit: 'vowel',
  hit: 'vowel',
  theme: 'vowel',
}

/** Final sound of an English word's Korean spelling, by its English spelling (외래어 표기법 제3장 제1절); the first match counts. */
const ENDINGS: readonly (readonly [RegExp, Ending])[] = [
  // 호텔, 몰, 힐; 테이블, 스타일, 모바일, 애플
  [/le?$/, 'rieul'],
  // 짐, 타운, 리빙, 킹; 홈, 프라임, 존, 라인
  [/(?:[mn]e?|ng)$/, 'consonant'],
  // 맵, 톱, 숍, 스텝; 유닛, 로봇, 마켓, 인터넷: a stop after a short vowel
  [/(?:^|[^aeiou])[aeiou][pt]$/, 'consonant'],
  // 록, 블록, 클릭; 북, 룩; 뮤직, 클래식
  [/(?:[aeiou]ck|ook|[aeiou]c)$/, 'consonant'],
]

function endingOfWord(word: string): Ending {
  const lower = word.toLowerCase()
  return (Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined) ?? ENDINGS.find(([written]) => written.test(lower))?.[1] ?? 'vowel'
}

/** Letters read by their names: capitals without a vowel or at most three of them (SRT, LH, LED), and single letters. */
const isSpelled = (letters: string): boolean => letters.length === 1 || (letters === letters.toUpperCase() && (letters.length <= 3 || !/[AEIOU]/.test(letters)))

/**
 * @param letters the Latin letters at the end of the text, without accents
 * @param before the text before them
 */
function endingOfLetters(letters: string, before: string): Ending {
  const last = letters.at(-1) ?? ''
  // The last letter of IoT, and 59A.
  const named = isSpelled(letters) || /\p{Ll}\p{Lu}$/u.test(letters) || /\d$/.test(before)
  return named ? (LETTERS[last.toLowerCase()] ?? 'vowel') : endingOfWord(letters)
}

/** Final sound of a number's last word: its last digit, or 십, 백, 천, 만, 억, 조. */
function endingOfNumber(digits: string): Ending {
  const zeros = digits.length - 1 - [...digits].findLastIndex((digit) => digit !== '0')
  if (zeros === 0) return DIGITS[Number(digits.at(-1))] ?? 'vowel'
  return zeros < digits.length && zeros >= ZEROS_OF_JO && zeros < ZEROS_OF_GYEONG ? 'vowel' : 'consonant'
}

/** UTF-16 units at the end of a text that decide the particle. */
const READ_MAX = 60
const UNREAD_SIGN = /[\p{Pf}\p{Pi}"'`.,!?…·」』》〉]/u
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '）': '（' }

/** Drops brackets, quotation marks and full stops, which do not count (국립국어원): 59A(84㎡)는, '북'은. */
function spoken(text: string): string {
  const last = text.at(-1) ?? ''
  if (/\s/.test(last) || UNREAD_SIGN.test(last)) return spoken(text.slice(0, -1))
  const bracket = BRACKETS[last]
  if (bracket === undefined) return text
  const open = text.lastIndexOf(bracket)
  return spoken(open > 0 ? text.slice(0, open) : text.slice(open + 1, -1))
}

function endingOf(word: string): Ending {
  const read = spoken(word.slice(-READ_MAX).normalize('NFC'))
  const last = read.at(-1) ?? ''
  if (READ_SIGN.test(read)) return SIGNS[last] ?? 'vowel'
  if (GRAMS.test(read)) return 'consonant'
  const minutes = TIME.exec(read)?.[1]
  if (minutes) return minutes === '00' ? 'vowel' : 'consonant'
  if (METRES.test(read)) return 'vowel'
  // Ⅲ and ③ are read as 3, full-width letters as plain ones, é as e.
  const plain = /[Ⅰ-Ⅻ]$/u.test(read) ? String(last.charCodeAt(0) - 0x215f) : read.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
  const code = plain.codePointAt(plain.length - 1) ?? 0
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) {
    const final = (code - HANGUL_FIRST) % FINALS
    return final === 0 ? 'vowel' : final === FINAL_RIEUL ? 'rieul' : 'consonant'
  }
  const number = /(?:\d|(?<=\d),(?=\d)){1,60}$/.exec(plain)?.[0]
  if (number) return endingOfNumber(number.replaceAll(',', ''))
  const letters = /[A-Za-z]{1,60}$/.exec(plain)?.[0]
  return letters ? endingOfLetters(letters, plain.slice(0, -letters.length)) : 'vowel'
}

/** Forms after a consonant, and after a vowel. */
const PARTICLES = { 은: '는', 이: '가', 을: '를', 과: '와', 으로: '로', 이나: '나', 이라: '라', 이란: '란', 이며: '며', 아: '야' } as const

/** Each form of a particle, and the pair that it belongs to; 이 and 가 end other words too, but hardly after a Latin letter. */
export const PARTICLE_PAIRS = { 은: '은', 는: '은', 이: '이', 가: '이', 을: '을', 를: '을', 과: '과', 와: '과', 으로: '으로', 로: '으로' } as const

/** A particle right behind a word, and nothing else of the word. */
export const PARTICLE_BEHIND = /(으로|[은는이가을를과와로])(?![가-힣])/u

/** `word` with 은 or 는, 이 or 가, 을 or 를, 과 or 와, 으로 or 로 …, chosen by its final sound; 으로 also becomes 로 after ㄹ. */
export function withParticle(word: string, particle: keyof typeof PARTICLES): string {
  const ending = endingOf(word)
  const open = ending === 'vowel' || (particle === '으로' && ending === 'rieul')
  return `${word}${open ? PARTICLES[particle] : particle}`
}

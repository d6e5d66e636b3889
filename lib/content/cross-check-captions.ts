import { koreanIsoDay } from '@/lib/korean-time'
import type { Content } from './content'

const AT = 'content/site.ts › captions'
/** `2026년 10월 촬영`: a photograph says when it was taken, which no drawing can. */
const TAKEN = /(\d{4})년(?:\s?(\d{1,2})월)?.*촬영/
const PLANNED = /예정|계획/

type Caption = Content['site']['captions'][number]

/** Whether the month, or the year, in which a photograph was taken has not begun. */
function isAhead([, year = '', month]: RegExpExecArray, today: string): boolean {
  const taken = month === undefined ? year : `${year}-${month.padStart(2, '0')}`
  return taken > today.slice(0, taken.length)
}

/** A photograph is one in content/, too, where whoever replaced the file says so, and was taken at a time that has come. */
function photoFaults({ picture, caption }: Caption, own: Content['pictureTexts'][string] | undefined, today: string): string[] {
  const at = `${AT}[${picture}]`
  if (own?.illustration)
    return [
      `${at}.kind: 컴퓨터로 그린 그림이어서 사진이라고 적을 수 없습니다. 파일을 사진으로 바꾼 개발자가 content/pictures.ts 의 illustration 을 false 로 고친 뒤에 적어 주세요`,
    ]
  const shown = caption ?? own?.caption ?? ''
  const taken = TAKEN.exec(shown)
  if (!taken) return [`${at}.caption: 사진이면 설명에 촬영한 때를 적어야 합니다 (예: 2026년 10월 촬영). 컴퓨터로 그린 그림은 이미지컷(CG)으로 둡니다`]
  if (PLANNED.test(shown) || isAhead(taken, today)) return [`${at}.caption: '${taken[0]}', 사진은 이미 촬영한 것만 적습니다. 촬영한 때를 확인해 주세요`]
  return []
}

/**
 * Each picture's texts stand once, say something, and call nothing a photograph that is none or does not say when it was taken.
 * @param today ISO, Korean
 */
export const captionFaults = ({ site: { captions }, pictureTexts }: Content, today: string = koreanIsoDay(new Date())): string[] => {
  const names = captions.map(({ picture }) => picture)
  return [
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `${AT}[${name}]: 같은 그림이 두 번 있습니다. 하나를 지워 주세요`,
    ),
    ...captions.flatMap((said) => {
      const { picture, kind, caption, alt } = said
      const own = pictureTexts[picture]
      const isPhoto = kind === 'photo' || (kind === undefined && caption !== undefined && own?.illustration === false)
      return [
        ...(kind === undefined && caption === undefined && alt === undefined ? [`${AT}[${picture}]: 종류, 설명, 대체 글 가운데 고칠 것을 적어 주세요`] : []),
        ...(isPhoto ? photoFaults(said, own, today) : []),
      ]
    }),
  ]
}

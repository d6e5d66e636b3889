import type { Check } from './check-all'

const AT = 'content/site.ts › captions'
/** `2026년 10월 촬영`: a photograph says when it was taken, which no drawing can. */
const TAKEN = /\d{4}년(?:\s?\d{1,2}월)?.*촬영/

/** Each picture's texts stand once, say something, and call nothing a photograph that does not say when it was taken. */
export const captionFaults: Check = ({ site: { captions }, pictureTexts }) => {
  const names = captions.map(({ picture }) => picture)
  return [
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `${AT}[${name}]: 같은 그림이 두 번 있습니다. 하나를 지워 주세요`,
    ),
    ...captions.flatMap(({ picture, kind, caption, alt }) => {
      const shown = caption ?? pictureTexts[picture]?.caption ?? ''
      return [
        ...(kind === undefined && caption === undefined && alt === undefined ? [`${AT}[${picture}]: 종류, 설명, 대체 글 가운데 고칠 것을 적어 주세요`] : []),
        ...(kind === 'photo' && !TAKEN.test(shown)
          ? [`${AT}[${picture}].caption: 사진이면 설명에 촬영한 때를 적어야 합니다 (예: 2026년 10월 촬영). 컴퓨터로 그린 그림은 이미지컷(CG)으로 둡니다`]
          : []),
      ]
    }),
  ]
}

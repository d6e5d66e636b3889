/** Stands in or under every picture that is an illustration (표시광고법: what is shown may differ from what is built). */
export const ILLUSTRATION_NOTICE = '이미지컷: 실제와 다를 수 있습니다'

/** For a section of several pictures, each with its written notice: says it aloud once instead of once a picture. */
export function SpokenNotice({ pictures }: { pictures: readonly { illustration: boolean }[] }) {
  return pictures.some(({ illustration }) => illustration) ? <p className="visually-hidden">{ILLUSTRATION_NOTICE}</p> : null
}

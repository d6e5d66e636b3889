import { uiWords } from '@/lib/messages/ko/ui'

/** Stands in or under every picture that is an illustration (표시광고법: what is shown may differ from what is built). */
export const ILLUSTRATION_NOTICE = uiWords.illustration

/** For a section of several pictures, each with its written notice: says it aloud once instead of once a picture. */
export function SpokenNotice({ pictures }: { pictures: readonly { illustration: boolean }[] }) {
  return pictures.some(({ illustration }) => illustration) ? <p className="visually-hidden">{ILLUSTRATION_NOTICE}</p> : null
}

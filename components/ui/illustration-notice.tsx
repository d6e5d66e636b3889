import { uiWords } from '@/lib/messages/ko/ui'

/** Notice in or under every illustration that the building may differ (표시광고법). */
export const ILLUSTRATION_NOTICE = uiWords.illustration

/** For a section of several pictures with a written notice each: screen readers read it once instead of once a picture. */
export function SpokenNotice({ pictures }: { pictures: readonly { illustration: boolean }[] }) {
  return pictures.some(({ illustration }) => illustration) ? <p className="visually-hidden">{ILLUSTRATION_NOTICE}</p> : null
}

import type { Content } from './content'
import { ContentError } from './parse'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'

/** A picture's texts, with those of the office where it has some. */
function textsOf(own: Content['pictureTexts'][string] | undefined, captions: Content['site']['captions'], id: string) {
  const said = captions.find(({ picture }) => picture === id)
  if (!own || !said) return own
  const { kind, caption, alt } = said
  return {
    ...own,
    ...(kind && { illustration: kind === 'illustration' }),
    ...(caption !== undefined && { caption, officeCaption: true as const }),
    ...(alt !== undefined && { alt }),
  }
}

/** @throws ContentError when content names a picture that has no files or no text */
export function pictureOf({ pictureTexts, pictureFiles, site }: Content, id: string): Picture {
  const texts = textsOf(pictureTexts[id], site.captions, id)
  const files = pictureFiles[id]
  if (!texts || !files) throw new ContentError([`content/pictures.ts 또는 public/pictures 에 '${id}' 그림이 없습니다.`])
  const { tall: tallId, ...text } = texts
  const tallFiles = tallId === undefined ? undefined : pictureFiles[tallId]
  return { id, ...text, ...files, ...(tallId !== undefined && tallFiles && { tall: { id: tallId, ...tallFiles } }) }
}

/** @throws ContentError when the unit type has no plan */
export function unitPlanOf({ plans }: Content, id: string): UnitPlan {
  const plan = plans.find((candidate) => candidate.id === id)
  if (!plan) throw new ContentError([`content/plans/unit-plans.ts 에 '${id}' 타입의 평면이 없습니다.`])
  return plan
}

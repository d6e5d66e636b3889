import type { Content } from '@/lib/content/content'
import type { UnitPlanInput } from '@/lib/content/schemas/plans'
import { sumsOf } from './draft-complex'
import { homePictures } from './draft-home'
import { optionalPictures } from './draft-optional'
import { draftParts, FILE_COMMENTS, type Part } from './draft-parts'
import type { DraftPictures } from './draft-pictures'
import { draftUnitPlan } from './draft-unit-plan'
import type { Facts } from './facts'
import { valueSource, type SiteWords } from './source-text'

/** Everything that a folder of content holds. */
export interface ContentFolder {
  /** Exports of each file, by the name of its part of content, as its schema takes it. */
  readonly parts: Readonly<Record<Exclude<keyof Content, 'pictureFiles' | 'panoramaFiles'>, unknown>>
  /** TypeScript by path in the folder, unformatted. */
  readonly files: Readonly<Record<string, string>>
  /** Pictures by name with a description each; lib/generate/pictures draws the files. */
  readonly pictures: DraftPictures
}

type Export = Pick<Part, 'type' | 'from' | 'value'>

function fileSource(exports: Readonly<Record<string, Export>>, comment: string, words: SiteWords, site: string): string {
  const types = new Map<string, Set<string>>()
  for (const { type, from } of Object.values(exports)) types.set(from, (types.get(from) ?? new Set()).add(type.replace(/\[\]| \| null/, '')))
  const body = Object.entries(exports).map(([name, { type, value }]) => `export const ${name}: ${type} = ${valueSource(value, words)}\n`)
  const usesSite = words.length > 0 && body.some((text) => text.includes('site.'))
  return [
    ...[...types].map(([from, names]) => `import type { ${[...names].join(', ')} } from '@/lib/content/schemas/${from}'\n`),
    ...(usesSite ? [`import { site } from '${site}'\n`] : []),
    `\n/** ${comment} */\n`,
    ...body,
  ].join('')
}

/** Values defined once, in site.ts; the longest first. */
const siteWords = ({ name, builder, phone }: Facts): SiteWords =>
  (
    [
      [name, 'site.name'],
      [builder, 'site.builder.name'],
      [phone, 'site.phone'],
    ] as const
  ).toSorted(([a], [b]) => b.length - a.length)

/** The file of each part, with all parts of one file in it. */
function partFiles(parts: Readonly<Record<string, Part>>, words: SiteWords): Record<string, string> {
  const exports: Partial<Record<Part['file'], Record<string, Export>>> = {}
  for (const [name, part] of Object.entries(parts)) exports[part.file] = { ...exports[part.file], [part.constant ?? name]: part }
  return Object.fromEntries(
    (Object.keys(exports) as Part['file'][]).map((file) => [
      file,
      fileSource(exports[file] ?? {}, FILE_COMMENTS[file], file === 'site.ts' ? [] : words, file.includes('/') ? '../site' : './site'),
    ]),
  )
}

/** A file a unit type, and one that lists them. */
function planFiles(plans: readonly UnitPlanInput[]): Record<string, string> {
  const named = plans.map((plan) => ({ plan, name: `plan${plan.id}`, file: plan.id.toLowerCase() }))
  return {
    ...Object.fromEntries(
      named.map(({ plan, name, file }) => [
        `plans/${file}.ts`,
        fileSource({ [name]: { type: 'UnitPlanInput', from: 'plans', value: plan } }, `Plan of ${plan.id}, in mm.`, [], ''),
      ]),
    ),
    'plans/unit-plans.ts': [
      ...named.map(({ name, file }) => `import { ${name} } from './${file}'\n`),
      `\n/** One plan a unit type. */\nexport const unitPlans = [${named.map(({ name }) => name).join(', ')}]\n`,
    ].join(''),
  }
}

/**
 * A complete folder of content in neutral drafts: texts that the facts do not determine begin with `[초안]`.
 * @param facts the answers of `npm run site -- new-complex`
 * @param today `YYYY-MM-DD`, from which consents and policy apply
 */
export function draftContent(facts: Facts, today: string): ContentFolder {
  const plans = facts.types.map(({ id, exclusive }) => draftUnitPlan(id, exclusive))
  const pictures: DraftPictures = {
    ...homePictures,
    banner: '페이지 머리의 그림',
    gate: '단지 입구의 그림',
    'model-house': '모델하우스의 그림',
    ...optionalPictures(facts),
  }
  const parts = draftParts(facts, sumsOf(facts), today, { plans, pictures })
  const values = Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value])) as Record<keyof typeof parts, unknown>
  return { parts: { ...values, plans }, pictures, files: { ...partFiles(parts, siteWords(facts)), ...planFiles(plans) } }
}

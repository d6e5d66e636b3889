import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { consentSchema } from '@/lib/content/schemas/registration'
import { sitePlanSchema } from '@/lib/content/schemas/site-plan'
import { formatCount } from '@/lib/messages/format-count'
import { balconyArea } from '@/lib/plans/areas'
import { householdsByComplex } from '@/lib/plans/households'
import { draftSitePlan } from './draft-site-plan'
import { draftTheme } from './draft-theme'
import { draftUnitPlan, parsedPlan } from './draft-unit-plan'
import { interiors } from './example/interiors'
import { registration } from './example/registration'
import { units } from './example/units'
import { OPTIONAL_PAGES, readFacts, type Facts, type OptionalPage } from './facts'

/** Content of a complex in neutral texts, in which what no fact says is marked as a draft. */
const EXAMPLE_FOLDER = 'lib/cli/new-complex/example'
/** The facts that the texts of {@link EXAMPLE_FOLDER} name, and the day that they were written. */
const EXAMPLE_ANSWERS = {
  name: '해든마루 온빌',
  nameLatin: 'HAEDEUN ONVILLE',
  place: '남부권 솔빛시 새벽들지구 B-3',
  builder: '온새미주택',
  operator: '해든개발',
  phone: '1600-4321',
  supply: '분양',
  buildings: '3',
  floors: '1, 20',
  types: '59K 59.955 180',
  modelHouse: '솔빛시 해오름로 31',
  opens: '2027-03-06',
  occupancy: '2029-05',
  colour: '#3A1D5C',
}
const EXAMPLE_DAY = '2026-11-29'
/** As in content/site.ts. */
const RENTAL_RULE = "{ from: '2027-03-09', law: '민간임대주택에 관한 특별법 제42조 제8항', checked: '2026-11-29', override: null }"

/** Shares of the exclusive area that a drawing will replace: 주거공용, 기타공용, 주차장. */
const COMMON_SHARES = [0.33, 0.06, 0.45] as const

/** The constant that holds each optional page's content, its file, and how menus.ts links to the page. */
const PAGES: Readonly<Record<OptionalPage, readonly [constant: string, file: string, link: string]>> = {
  brand: ['brand', 'brand.ts', 'routes.brandIntro'],
  location: ['location', 'location.ts', 'routes.locationIntro'],
  community: ['community', 'community.ts', 'routes.complexCommunity'],
  interiors: ['interiors', 'interiors.ts', 'interiorPath('],
  tours: ['tours', 'tours.ts', 'routes.modelHouse'],
  subscriptionGuide: ['subscriptionGuide', 'guides.ts', 'routes.subscriptionGuide'],
  salesGuide: ['salesGuide', 'guides.ts', 'routes.salesGuide'],
  announcement: ['announcement', 'guides.ts', 'routes.announcement'],
  documents: ['documents', 'guides.ts', 'routes.businessDocuments'],
  stampTax: ['stampTax', 'guides.ts', 'routes.stampTax'],
  press: ['pressPage', 'pages.ts', 'pressListPath('],
  reservation: ['siteCustomerPage', 'pages.ts', 'siteCustomerPath('],
}

/** A text inside a TypeScript literal of any quotes. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll(/['`$]/g, '\\$&')

const monthOf = (day: string) => `${day.slice(0, 4)}년 ${Number(day.slice(5, 7))}월`

/**
 * Everything that a folder of content says of its facts, as its sources write it: phrase by phrase the same for any facts, so
 * that those of one complex can take the place of another's.
 */
function phrasesOf({ types, buildings, floors: [basement, above], place, supply, opens, occupancy, ...facts }: Facts, today: string): string[] {
  const households = types.reduce((sum, type) => sum + type.households, 0)
  const count = buildings.reduce((sum, each) => sum + each, 0)
  const sizes = types.map(({ exclusive }) => Math.floor(exclusive))
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const range = smallest === largest ? String(smallest) : `${smallest}~${largest}`
  const storeys = basement === 0 ? `지상 ${above}층` : `지하 ${basement}층~지상 ${above}층`
  const note = buildings.length > 1 ? `, note: '${buildings.map((each, index) => `${index + 1}단지 ${each}개 동`).join(', ')}'` : ''
  const drawn = householdsByComplex(sitePlanSchema.parse(draftSitePlan({ name: facts.name, buildings, floors: [basement, above], types })))
  const told = drawn.map(({ rentalByType, ...counts }) => {
    const homes = Object.entries(rentalByType).map(([type, number]) => `'${type}': ${number}`)
    const counted = Object.entries(counts).map(([name, number]) => `${name}: ${number}`)
    return `{ ${counted.join(', ')}, rentalByType: { ${homes.join(', ')} } }`
  })
  const rent = supply === '임대'
  return [
    ...[facts.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, ''), facts.name, facts.nameLatin, facts.builder, facts.operator].map(escaped),
    ...[facts.phone, facts.modelHouse, `${place.locality} ${place.district}`, place.region, place.locality, place.district].map(escaped),
    ...[today, `copyrightYear: ${today.slice(0, 4)}`, opens, `'${monthOf(opens)}${opens > today ? ' 예정' : ''}'`, `done: ${opens <= today}`],
    ...[monthOf(occupancy), `${occupancy.slice(0, 4)}년`, `'${occupancy.slice(0, 4)}'`, `occupancyYear: ${occupancy.slice(0, 4)}`],
    ...[`${formatCount(households)}세대`, `'${formatCount(households)}'`, `rentalHouseholds: ${households}`, `totalHouseholds: ${households}`],
    ...[`${count}개 동`, `'${count}', unit: '개 동'`, `buildings: ${count}`, `complexes: [${buildings.map((_, index) => index + 1).join(', ')}]`],
    ...[storeys, `'${storeys}, ${count}개 동'${note}`, `basementFloors: ${basement}`, ` floors: ${above}`, `byComplex: [${told.join(', ')}]`],
    ...[`전용 ${range}㎡`, `'${range}', unit: '㎡'`, `exclusiveMin: ${smallest}`, `exclusiveMax: ${largest}`, types[0]?.id ?? ''],
    ...(rent ? ['임대', '임차인', "'임대사업자'", "'임대사업자'"] : ['분양', '입주자', "'시행사'", "'시행'"]),
    rent
      ? "{ fact: 'registration', label: '임대사업자 등록번호', value: null }, { fact: 'report', label: '공급신고번호', value: null }"
      : "{ label: '분양승인번호', value: null }",
    rent ? "fact: 'guarantee', label: '임대보증금 보증'" : "label: '분양보증'",
    `recruiting: ${rent ? RENTAL_RULE : 'null'}`,
  ]
}

/** The value of an exported list or object in another's place. @throws Error where the source exports no such thing */
function withValue(source: string, constant: string, value: unknown): string {
  const pattern = new RegExp(`(^export const ${constant}(?:: [^=]+)? = )[{[][\\s\\S]*?^[}\\]]$`, 'm')
  if (!pattern.test(source)) throw new Error(`The example exports no ${constant}.`)
  return source.replace(pattern, (_, head: string) => head + JSON.stringify(value))
}

/** Without names of imports that nothing uses any more. */
function withoutUnusedImports(source: string): string {
  const body = source.replaceAll(/^import .*\n/gm, '')
  return source.replaceAll(/^import (type )?\{ ([^}]+) \} (.*)\n/gm, (_, type = '', names: string, from: string) => {
    const used = names.split(', ').filter((name) => new RegExp(`\\b${name}\\b`).test(body))
    return used.length > 0 ? `import ${type}{ ${used.join(', ')} } ${from}\n` : ''
  })
}

/** What the example says of its one unit type, said of another. */
const ofType = <Value>(value: Value, id: string) => JSON.parse(JSON.stringify(value).replaceAll('59K', id).replaceAll('59k', id.toLowerCase())) as Value

const square = (metres: number) => Math.round(metres * 10_000) / 10_000

function draftUnits({ types }: Facts, plans: readonly ReturnType<typeof draftUnitPlan>[], drawn: ReturnType<typeof householdsByComplex>) {
  return types.map(({ id, exclusive, households }, index) => {
    const [common, otherCommon, parking] = COMMON_SHARES.map((share) => square(exclusive * share)) as [number, number, number]
    const supply = square(exclusive + common)
    const areas = { exclusive, common, supply, otherCommon, parking, contract: square(supply + otherCommon + parking) }
    const plan = plans[index]
    return {
      ...ofType(units.types[0], id),
      complexes: drawn.filter(({ rentalByType }) => rentalByType[id]).map(({ complex }) => complex),
      households,
      areas: { ...areas, balcony: plan ? square(balconyArea(parsedPlan(plan))) : 0 },
    }
  })
}

/** Pages that were not asked for go, and what only they show. */
function withoutPages(files: Record<string, string>, kept: readonly OptionalPage[]) {
  for (const page of OPTIONAL_PAGES.filter((each) => !kept.includes(each))) {
    const [constant, file, link] = PAGES[page]
    files[file] = withValue(files[file] ?? '', constant, page === 'interiors' ? [] : null)
    files['menus.ts'] = (files['menus.ts'] ?? '').replaceAll(/^.*\n/gm, (line) => (!line.startsWith('import') && line.includes(link) ? '' : line))
    files['pages.ts'] = (files['pages.ts'] ?? '').replace(new RegExp(`^  ${link.replace('routes.', '').replace('(', '')}: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm'), '')
  }
  files['menus.ts'] = (files['menus.ts'] ?? '').replaceAll(/^ {4}\{\n.*\n {6}items: \[\n {6}\],\n {4}\},\n/gm, '')
}

/**
 * A folder of content for other facts: the example's, in which the facts stand that were told. What no fact says is a neutral
 * text that begins with `[초안]`.
 * @param facts what `npm run site -- new-complex` asked
 * @param today `YYYY-MM-DD`, from which consents and policy hold
 * @returns TypeScript by path in the folder, unformatted, and the names of the pictures that it shows
 */
export function copyExample(facts: Facts, today: string): { files: Record<string, string>; pictures: string[] } {
  const example = readFacts(EXAMPLE_ANSWERS)
  if ('faults' in example) throw new Error(JSON.stringify(example.faults))
  const replaced = phrasesOf(example.facts, EXAMPLE_DAY)
  const told = new Map(phrasesOf(facts, today).map((phrase, index) => [replaced[index] ?? '', phrase]))
  // All in one pass, so that nothing is looked for in what took another's place; the longest first.
  const longestFirst = replaced.toSorted((a, b) => b.length - a.length).map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(longestFirst.map((phrase) => (/^\w/.test(phrase) ? `\\b${phrase}` : phrase)).join('|'), 'g')

  const sources = readdirSync(EXAMPLE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('59k.ts'))
    .map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(join(EXAMPLE_FOLDER, file), 'utf8')])
  const files = Object.fromEntries(sources.map(([file, source]) => [file, source.replaceAll(pattern, (phrase) => told.get(phrase) ?? phrase)]))
  const change = (file: string, constant: string, value: unknown) => (files[file] = withValue(files[file] ?? '', constant, value))
  withoutPages(files, facts.pages)

  const plans = facts.types.map(({ id, exclusive }) => draftUnitPlan(id, exclusive))
  const sitePlan = draftSitePlan(facts)
  const consents = Object.entries(registration.consents).map(([name, consent]) => {
    const told = JSON.stringify(consent).replaceAll(EXAMPLE_ANSWERS.phone, facts.phone).replaceAll(EXAMPLE_DAY, today)
    return [name, { [today]: consentSchema.parse(JSON.parse(told)).hash }]
  })
  change('consent-versions.ts', 'consentVersions', Object.fromEntries(consents))
  change('theme.ts', 'theme', draftTheme(facts.colour))
  change('units.ts', 'units', { ...units, types: draftUnits(facts, plans, householdsByComplex(sitePlanSchema.parse(sitePlan))) })
  if (facts.pages.includes('interiors'))
    change(
      'interiors.ts',
      'interiors',
      facts.types.map(({ id }) => ofType(interiors[0], id)),
    )
  files['plans/site-plan.ts'] = change('plans/site-plan.ts', 'sitePlan', sitePlan).replace(`"name":${JSON.stringify(facts.name)}`, '"name":site.name')
  const planSource = readFileSync(join(EXAMPLE_FOLDER, 'plans/59k.ts'), 'utf8')
  for (const plan of plans) files[`plans/${plan.id.toLowerCase()}.ts`] = withValue(planSource.replaceAll('59K', plan.id), `plan${plan.id}`, plan)
  files['plans/unit-plans.ts'] = [
    ...plans.map(({ id }) => `import { plan${id} } from './${id.toLowerCase()}'\n`),
    `\n/** One plan a unit type. */\nexport const unitPlans = [${plans.map(({ id }) => `plan${id}`).join(', ')}]\n`,
  ].join('')

  // Of a picture a type, one for each; of all, those that the files show.
  const texts = readFileSync(join(EXAMPLE_FOLDER, 'pictures.ts'), 'utf8').replaceAll(/^.*59k.*\n/gm, (line) =>
    facts.types.map(({ id }) => line.replaceAll('59k', id.toLowerCase()).replaceAll('59K', id)).join(''),
  )
  const others = Object.entries(files)
    .flatMap(([file, source]) => (file === 'pictures.ts' ? [] : [source]))
    .join()
  const pictures: string[] = []
  files['pictures.ts'] = texts.replaceAll(/^ {2}'?([\w-]+)'?: \{ alt.*\n/gm, (line, name: string) => {
    if (!new RegExp(`['"]${name}['"]`).test(others)) return ''
    pictures.push(name)
    return line
  })
  for (const [file, source] of Object.entries(files)) files[file] = withoutUnusedImports(source)
  return { files, pictures }
}

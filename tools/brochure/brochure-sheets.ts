import { content, picture } from '@/lib/content/load'
import type { Interior, UnitType } from '@/lib/content/schemas/complex'
import { isSold } from '@/lib/content/supply'
import { termsLine, termsRows } from '@/lib/messages/ko/terms-text'
import { openItems, termsOfType } from '@/lib/content/unit-terms'
import { formatCount } from '@/lib/messages/format-count'
import { commonWords } from '@/lib/messages/ko/common'
import { brochureWords as say } from '@/lib/messages/ko/brochure'
import { dateWords } from '@/lib/messages/ko/dates'
import { termsWords } from '@/lib/messages/ko/terms'
import { unitWords } from '@/lib/messages/ko/unit'
import { toPyeong } from '@/lib/plans/areas'
import { printedAreas } from '@/lib/plans/printed-areas'
import { floorPlanPath, routes } from '@/lib/routes'
import { columns, drawing, figure, group, heading, list, paragraphs, showsPhoto, table, words, type PictureBox, type Sheet } from './sheet'

/* A4 has 186 mm between its margins; pictures are 16:9 as they were rendered. */
const WIDE: PictureBox = { width: 186, height: 104.6 }
const LOW: PictureBox = { width: 142, height: 79.9 }
const BESIDE: PictureBox = { width: 74, height: 41.6 }
const COVER: PictureBox = { width: 210, height: 297 }

const shown = (value: string | null): string => value ?? commonWords.notAnnounced
const dayOf = (date: string | undefined) => (date === undefined ? undefined : dateWords.day(date))

/** @param shorter caption of an illustration, in place of its own; a photograph is always marked */
function pictured(id: string, box: PictureBox, shorter?: string): string {
  const { alt, caption, illustration } = picture(id)
  return figure({ id, alt, caption: illustration ? (shorter ?? caption) : say.photo(caption), isPhoto: !illustration }, box)
}

function cover(): Sheet {
  const { site, home } = content
  const shownPicture = picture(home.hero.picture)
  const id = shownPicture.tall?.id ?? shownPicture.id
  const text = `<div class="cover-text"><p>${words(site.nameLatin)}</p><h1>${words(site.name)}</h1><p class="tagline">${words(site.tagline)}</p></div>`
  const foot = `<p class="cover-foot"><span>${words(site.builder.name)}</span><span>${say.phone} ${words(site.phone)}</span><span>${words(shownPicture.illustration ? say.cover : say.photo(shownPicture.caption))}</span></p>`
  return {
    title: say.title(site.name),
    kind: 'cover',
    body: `${figure({ id, alt: shownPicture.alt, isPhoto: !shownPicture.illustration }, COVER)}${text}${foot}`,
  }
}

function brand(): Sheet[] {
  const { brand: said, pages } = content
  if (!said || !pages.brandIntro) return []
  const values = said.values.map(
    ({ title, description, picture: id }) => `${pictured(id, { width: 43.5, height: 24.5 }, '')}<h3>${words(title)}</h3><p>${words(description)}</p>`,
  )
  return [
    {
      title: pages.brandIntro.heading,
      kind: 'page',
      body: `${pictured(said.picture, WIDE)}${group(`<p class="statement">${words(said.statement)}</p>`, paragraphs(said.paragraphs))}${columns(values, 'four')}`,
    },
  ]
}

function overview(): Sheet {
  const {
    overview: said,
    site: { supply },
  } = content
  const rows = said.rows.map(({ label, value, note }) => [label, note === undefined ? shown(value) : `${shown(value)} (${note})`])
  const byComplex = said.byComplex.map(({ complex, buildings, totalHouseholds, rentalHouseholds }) => [
    say.complexName(complex),
    say.buildings(buildings),
    say.homes(formatCount(totalHouseholds)),
    say.homes(formatCount(rentalHouseholds)),
  ])
  const banner = content.pages.businessIntro ? pictured(content.pages.businessIntro.banner, LOW) : ''
  const homes = byComplex.length > 0 ? table({ caption: say.byComplex, columns: say.complexColumns(supply), rows: byComplex }) : ''
  return { title: say.overview, kind: 'page', lead: content.site.description, body: `${banner}${table({ rows })}${homes}${list(said.notes, 'notes')}` }
}

function location(): Sheet[] {
  const { location: said, pages } = content
  if (!said || !pages.locationIntro) return []
  const sources = new Set(said.travelTimes.map(({ source }) => say.source(source.label, dayOf(source.date))))
  const times = table({
    caption: say.travel,
    columns: [...say.travelColumns],
    rows: said.travelTimes.map(({ place, by, distance, time }) => [place, distance, `${by} ${time}`]),
  })
  const highlights = said.highlights.map(({ title, summary }) => `<h3>${words(title)}</h3><p>${words(summary)}</p>`)
  const body = `${drawing(routes.locationIntro)}${columns(highlights, 'three')}${group(times, list([...sources, ...said.mapNotes], 'notes'))}`
  return [{ title: say.location, kind: 'page', lead: pages.locationIntro.lead, body }]
}

function sitePlan(): Sheet[] {
  const said = content.complex.sitePlan
  if (!said) return []
  const highlights = said.highlights.map(({ title, description }) => `<h3>${words(title)}</h3><p>${words(description)}</p>`)
  return [{ title: say.sitePlan, kind: 'page', lead: said.lead, body: `${drawing(routes.complexIntro)}${columns(highlights)}${list(said.notes, 'notes')}` }]
}

/** Facilities to a page, each in a row beside its picture. */
const ROWS = 5

function community(): Sheet[] {
  const said = content.community
  if (!said) return []
  const rows = said.facilities.map(({ name, description, details, picture: id, place, hours }) =>
    columns(
      [
        pictured(id, BESIDE, ''),
        `<h3>${words(name)}</h3><p>${words(description)}</p>${list([...details, `${say.place}: ${place}`, `${say.hours}: ${shown(hours)}`])}`,
      ],
      'row',
    ),
  )
  const lead = content.pages.complexCommunity?.lead ?? ''
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_none, page) => ({
    title: say.community,
    kind: 'page',
    lead,
    body: rows.slice(page * ROWS, (page + 1) * ROWS).join(''),
  }))
}

function areaTable({ areas }: UnitType): string {
  const [metres, pyeong] = [printedAreas(areas, (area) => area), printedAreas(areas, toPyeong)]
  const names = {
    exclusive: commonWords.exclusiveArea,
    common: unitWords.areas.common,
    supply: commonWords.supplyArea,
    otherCommon: unitWords.areas.otherCommon,
    parking: unitWords.areas.parking,
    contract: commonWords.contractArea,
    balcony: unitWords.areas.balcony,
  }
  const rows = (Object.keys(names) as (keyof typeof names)[]).map((kind) => [names[kind], metres[kind].toFixed(2), pyeong[kind].toFixed(2)])
  return table({ columns: [unitWords.areaKind, '㎡', commonWords.pyeong], rows })
}

function unit(type: UnitType): Sheet {
  const { id, slug, summary, description, features, rooms, baths, complexes, households } = type
  const facts = [
    [unitWords.composition, unitWords.rooms(rooms, baths)],
    [unitWords.complexes, complexes.map((number) => say.complexName(number)).join(', ')],
    [unitWords.supplyHouseholdCount(content.site.supply), households === null ? commonWords.notAnnounced : say.homes(formatCount(households))],
  ]
  const cost = termsOfType(content, id)
  if (cost) facts.push([termsWords.heading(isSold(content.site.supply)), termsLine(cost)])
  const left = `${paragraphs(description)}${list(features)}${table({ rows: facts })}`
  return { title: say.type(id), kind: 'page', lead: summary, body: `${drawing(floorPlanPath(slug))}${columns([left, areaTable(type)])}` }
}

/** Rows of tables that a sheet takes one below the other, a caption counted as two. */
const ROWS_A_SHEET = 26

/** What is paid when, two types beside each other. */
function terms(): Sheet[] {
  const { types, source, note } = content.units.terms
  const notes = [...(note === undefined ? [] : [note]), ...(source ? [say.source(source.label, dayOf(source.date))] : [])]
  const sheets: { rows: number; tables: string[] }[] = []
  for (let at = 0; at < types.length; at += 2) {
    const pair = types.slice(at, at + 2).map((one) => ({ type: one.type, rows: termsRows(one) }))
    const rows = Math.max(...pair.map((one) => one.rows.length)) + 2
    const last = sheets.at(-1)
    const sheet = last && last.rows + rows <= ROWS_A_SHEET ? last : { rows: 0, tables: [] }
    if (sheet !== last) sheets.push(sheet)
    sheet.rows += rows
    sheet.tables.push(...pair.map((one) => table({ caption: say.type(one.type), rows: one.rows })))
  }
  return sheets.map(({ tables }) => ({
    title: termsWords.headingByType(isSold(content.site.supply)),
    kind: 'page',
    body: group(columns(tables), list(notes, 'notes')),
  }))
}

function interior({ unit: id, lead, rooms, finishes }: Interior): Sheet {
  const [first, ...others] = rooms
  const room = ({ title, description }: (typeof rooms)[number]) => `<h3>${words(title)}</h3><p>${words(description)}</p>`
  const large = first ? group(pictured(first.picture, WIDE, ''), room(first)) : ''
  const small = others.map((one) => `${pictured(one.picture, { width: 59, height: 33.2 }, '')}${room(one)}`)
  const materials = finishes.length > 0 ? table({ caption: say.finishes, rows: finishes.map(({ label, value }) => [label, value]) }) : ''
  return {
    title: say.interior(id),
    kind: 'page',
    lead,
    body: `${large}${columns(small, 'three')}${materials}${list([content.units.modelHouseNotice[0] ?? ''], 'notes')}`,
  }
}

function guide(): Sheet[] {
  const { subscriptionGuide: said, schedule } = content
  const days = schedule?.status === 'published' ? `${heading(say.schedule)}${table({ rows: schedule.steps.map(({ label, when }) => [label, when]) })}` : ''
  const steps =
    said?.status === 'published'
      ? `${heading(say.guide)}<ol>${said.steps.map(({ title, description }) => `<li><b>${words(title)}</b> ${words(description)}</li>`).join('')}</ol>`
      : ''
  const open = undecided()
  if (days + steps + open === '') return []
  const note = schedule?.status === 'published' ? list([schedule.note], 'notes') : ''
  // Who may apply is the guide's first table.
  const first = said?.status === 'published' ? said.blocks.find((block) => block.table) : undefined
  const conditions = first?.table ? group(heading(first.heading), table({ columns: first.table.columns, rows: first.table.rows })) : ''
  const title = steps !== '' && days !== '' ? say.scheduleAndGuide : steps !== '' ? say.guide : days !== '' ? say.schedule : say.undecided
  const planned = days + steps === '' ? '' : columns([days + note, steps])
  return [{ title, kind: 'page', body: `${planned}${conditions}${open}` }]
}

function undecided(): string {
  const items = openItems(content)
  const rows = items.map(({ title, decidedBy, expected }) => [title, say.undecidedBy(decidedBy, expected)])
  return items.length > 0 ? group(heading(say.undecided), table({ rows })) : ''
}

/** 민간임대주택법 §42: who lets the homes, with registrations and reports. */
const legalLine = ({ operator, items }: typeof content.site.legal): string =>
  [operator, ...items.map(({ label, footerLabel = label, value }) => ({ label: footerLabel, value }))]
    .map(({ label, value }) => `${words(label)} ${words(value ?? commonWords.inPreparation)}`)
    .join(' · ')

/** @param before the sheets in front of it: whether they show photographs */
function contact(day: string, origin: string, before: readonly Sheet[]): Sheet {
  const { site, units } = content
  const { address, hours, parking, directions, picture: id } = site.modelHouse
  const rows = [
    [say.phone, `${site.phone} (${site.phoneHours})`],
    [say.address, address],
    [say.visiting, hours],
    [say.parking, parking],
    [say.directions, directions.join(' ')],
  ]
  const photo = pictured(id, WIDE)
  const notices = [
    [...before, { body: photo }].some(showsPhoto) ? say.picturesWithPhotos : say.pictures,
    ...units.modelHouseNotice,
    ...site.disclaimer,
    site.officialNotice,
  ]
  const colophon = `<p class="colophon">${words(say.made(dateWords.day(day)))} ${words(say.later(origin))}<br>${words(site.builder.name)} · ${words(site.builder.address)}<br>${legalLine(site.legal)}</p>`
  return { title: say.contact, kind: 'page', body: `${photo}${table({ rows })}${group(heading(say.notices), list(notices, 'notes'))}${colophon}` }
}

/**
 * The brochure's pages from content, published facts included.
 * @param day of the state of the site that it shows, ISO
 * @param origin public origin
 */
export function brochureSheets(day: string, origin: string): Sheet[] {
  const sheets = [
    cover(),
    ...brand(),
    overview(),
    ...location(),
    ...sitePlan(),
    ...community(),
    ...content.units.types.map(unit),
    ...terms(),
    ...content.interiors.map(interior),
    ...guide(),
  ]
  return [...sheets, contact(day, origin, sheets)]
}

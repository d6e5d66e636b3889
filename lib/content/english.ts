import 'server-only'
import { englishRoutes } from '@/lib/routes'
import type { Content } from './content'
import { distanceInEnglish, englishValues, fillTexts, timeInEnglish } from './english-values'
import { content, picture, writtenContent } from './load'
import type { LocationContent } from './schemas/complex'
import type { English } from './schemas/english'
import type { Picture } from './schemas/pages'
import type { UnitPlan } from './schemas/plans'
import type { Menus, Site } from './schemas/site'

/** What is filled, and with what: by identity, because a change of a fact makes other parts. */
let filled: { readonly of: readonly unknown[]; readonly texts: English } | undefined

function filledTexts(written: English): English {
  const { overview, units, location, site } = content
  const of = [written, overview, units, location, site]
  if (!filled || filled.of.some((part, index) => part !== of[index])) filled = { of, texts: fillTexts(written, englishValues(content)) }
  return filled.texts
}

/** Parts of the English texts, filled when they are read: they hold facts that the office may change. */
const readers = (written: English): PropertyDescriptorMap =>
  Object.fromEntries(Object.keys(written).map((key) => [key, { enumerable: true, get: () => filledTexts(content.english ?? written)[key as keyof English] }]))

/** The English texts with placeholders filled, as they hold; null where this complex has none. Read anew at each use. */
export const english: English | null = writtenContent.english && (Object.defineProperties({}, readers(writtenContent.english)) as English)

const CONSENT_KINDS = ['privacy', 'marketing', 'night'] as const
type Kind = (typeof CONSENT_KINDS)[number]

/** A consent's Korean text. The office's phone number, which both languages quote, makes no other text of it. */
function consentText({ registration, site }: Pick<Content, 'registration' | 'site'>, kind: Kind): string {
  const { label, rows, refusal } = registration.consents[kind]
  return JSON.stringify([label, rows, refusal]).replaceAll(site.phone, '')
}

/** Translations of consents whose Korean text is the one that was translated: what the office rewrote has none until a release brings it. */
export const englishConsents = ({ registration }: English): Partial<English['registration']['consents']> =>
  Object.fromEntries(
    CONSENT_KINDS.filter((kind) => consentText(content, kind) === consentText(writtenContent, kind)).map((kind) => [kind, registration.consents[kind]]),
  )

/** What the layout needs of the complex, in English. The second line of the logo is the Korean name. */
export const englishSite = ({ site }: { site: Site }, texts: English): Site => ({
  ...site,
  name: texts.name,
  nameLatin: site.name,
  tagline: texts.tagline,
  description: texts.pages.home.description,
  phoneHours: texts.phoneHours,
  builder: { ...site.builder, ...texts.builder },
  modelHouse: { ...site.modelHouse, ...texts.modelHouse },
  familySite: { ...site.familySite, label: texts.familySite },
  officialNotice: texts.officialNotice,
  disclaimer: texts.disclaimer,
  supply: texts.supply,
  place: { ...site.place, ...texts.place },
  legal: {
    lead: texts.legal.lead,
    operator: { label: texts.legal.operator.label, value: texts.legal.operator.value },
    items: site.legal.items.map(({ value }, index) => ({ label: texts.legal.items[index] ?? '', value })),
    recruiting: site.legal.recruiting,
  },
  logo: { ...site.logo, alt: texts.name },
})

/** A group with one page of the same name is a plain link in the menu. */
export function englishMenus({ pages, reserve }: English): Menus {
  const groups = (['overview', 'units', 'location', 'contact'] as const).map((id) => ({
    label: pages[id].label,
    items: [{ label: pages[id].label, href: englishRoutes[id] }],
  }))
  return { consultation: { label: reserve, href: englishRoutes.contact }, reservation: { label: reserve, href: englishRoutes.contact }, groups }
}

/** For a narrow column: no line break within it. */
const keepLine = (words: string) => words.replaceAll(' ', '\u00a0')

/** The distances of the location page: places in English, figures from the Korean content. */
export const englishTravelTimes = (texts: English, { travelTimes }: LocationContent): LocationContent['travelTimes'] =>
  travelTimes.flatMap((row, index) => {
    const names = texts.location.travelTimes[index]
    return names
      ? [
          {
            place: names.place,
            by: keepLine(names.by),
            distance: distanceInEnglish(row.distance) ?? '',
            time: timeInEnglish(row.time) ?? '',
            source: texts.location.source,
          },
        ]
      : []
  })

/** A picture with its English texts. @throws Error where content/english.ts has none for it */
export function englishPicture(id: string): Picture {
  const texts = english?.pictures[id]
  if (!texts) throw new Error(`content/english.ts has no text for the picture ${id}.`)
  const { caption, alt } = english?.captions.find((said) => said.picture === id) ?? {}
  const { caption: _caption, officeCaption: _officeCaption, ...own } = picture(id)
  // The office's caption says in Korean when a photograph was taken: without it, the English page keeps the kind of its own texts.
  return {
    ...own,
    ...texts,
    ...(caption && { caption, officeCaption: true as const }),
    ...(alt && { alt }),
    illustration: content.pictureTexts[id]?.illustration ?? true,
  }
}

/** A unit's plan with its rooms' names, and the type's distinguishing features, in English. */
export const englishPlan = ({ units }: English, plan: UnitPlan): UnitPlan => ({
  ...plan,
  layout: units.summaries[plan.id] ?? '',
  rooms: plan.rooms.map((room) => ({ ...room, name: units.rooms[room.name] ?? '' })),
})

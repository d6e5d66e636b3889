import type { Content } from '@/lib/content/content'
import { isSold } from '@/lib/content/supply'
import type { FactKind } from '@/lib/fact-approval'

/** Which value of content/ the office may change. Words about it: lib/messages/ko/fact-words.ts. */
export interface FactDefinition {
  /** Its name: part of content and keys in it, `site.modelHouse.address`. Stored: never renamed. */
  readonly path: string
  /** Part and keys where these differ from its name, because the place in a list may change. */
  readonly at?: string
  /** Only these fields of the object at the path. */
  readonly fields?: readonly string[]
  /** Other texts quote it: each mention follows. */
  readonly quoted?: boolean
  /** Further places that hold the same value. */
  readonly copies?: readonly string[]
  /** What may need a second person's approval, see approval.ts. */
  readonly kind?: FactKind
  /** Fields that the form offers only where they have a value. */
  readonly leftOut?: readonly string[]
  /** Rows that the form offers at least, by the list's field. */
  readonly rows?: Readonly<Record<string, number>>
}

const OF_LETTING = ['deposit', 'rent']
const OF_SALE = ['price', 'priceMost']

/** In the order of the office's list; a group begins with what its first step names. */
const fixed = ({ site, units }: Content): readonly FactDefinition[] => [
  { path: 'site.phone', quoted: true },
  { path: 'site.phoneHours', copies: ['registration.customerPage.hours'] },
  { path: 'site.modelHouse.address', quoted: true },
  { path: 'site.modelHouse.directions' },
  { path: 'site.modelHouse.parking' },
  { path: 'site.modelHouse.period' },
  { path: 'site.modelHouse.position' },
  { path: 'site.builder', fields: ['address', 'representative', 'businessNumber'] },
  { path: 'site.officialNotice' },
  { path: 'site.disclaimer' },
  { path: 'notices' },
  { path: 'site.phase', kind: 'schedule' },
  { path: 'announcement', fields: ['announced', 'label', 'updated', 'reason', 'intro'], kind: 'terms' },
  { path: 'announcement.articles', kind: 'terms' },
  { path: 'schedule', fields: ['updated', 'note', 'steps'], kind: 'schedule' },
  { path: 'home.hero', fields: ['lead', 'facts'] },
  { path: 'home.terms', fields: ['text'], kind: 'terms' },
  { path: 'home.announcedTerms', kind: 'terms' },
  { path: 'menus.reservation', fields: ['label'] },
  { path: 'home.interest', fields: ['heading', 'lead', 'points'] },
  { path: 'registration.open' },
  { path: 'registration.closedMessage' },
  { path: 'registration.lead' },
  { path: 'registration.customerPage.serviceText' },
  ...(['privacy', 'marketing', 'night'] as const).map((kind) => ({
    path: `registration.consents.${kind}`,
    fields: ['label', 'rows', 'refusal'],
    kind: 'legal' as const,
  })),
  { path: 'changes', fields: ['intro', 'entries'] },
  { path: 'undecided', fields: ['intro', 'items', 'notices'] },
  { path: 'documents', fields: ['updated', 'intro'] },
  { path: 'documents.notices' },
  { path: 'registration.sms.confirmation', kind: 'sms' },
  { path: 'registration.sms.remainingUnits', kind: 'sms' },
  { path: 'registration.sms.remainingUnitsNotice', kind: 'sms' },
  { path: 'registration.sms.optOutNumber', quoted: true, kind: 'sms' },
  { path: 'registration.sms.customerTexts', kind: 'sms' },
  { path: 'registration.sms.advertisements', kind: 'sms' },
  { path: 'registration.sms.prices' },
  { path: 'subscriptionGuide', fields: ['updated', 'intro', 'questions'], kind: 'terms' },
  { path: 'subscriptionGuide.steps', kind: 'terms' },
  { path: 'subscriptionGuide.blocks', kind: 'terms' },
  { path: 'subscriptionGuide.notices', kind: 'terms' },
  { path: 'salesGuide', fields: ['updated', 'intro', 'questions'], kind: 'terms' },
  { path: 'salesGuide.blocks', kind: 'terms' },
  { path: 'salesGuide.notices', kind: 'terms' },
  { path: 'salesGuide.sources', kind: 'terms' },
  { path: 'stampTax', fields: ['updated', 'intro', 'questions'], kind: 'terms' },
  { path: 'stampTax.blocks', kind: 'terms' },
  { path: 'stampTax.sources', kind: 'terms' },
  { path: 'overview.rows', kind: 'terms' },
  { path: 'overview.notes' },
  { path: 'units.modelHouseNotice' },
  { path: 'units.terms', kind: 'terms', leftOut: isSold(site.supply) ? OF_LETTING : OF_SALE, rows: { types: units.types.length } },
  { path: 'site.captions' },
  ...(['floorPlanPage', 'interiorPage', 'pressPage', 'siteCustomerPage'] as const).map((path) => ({ path, fields: ['title', 'description', 'lead'] })),
  { path: 'privacy.officer', fields: ['name', 'role', 'email'] },
  { path: 'english.phoneHours' },
  { path: 'english.modelHouse' },
  { path: 'english.captions' },
]

/** Facts of which a complex has as many as its content says. */
const listed = ({ site, pages }: Content): FactDefinition[] => [
  ...site.legal.items.map(({ fact }, index) => ({ path: `site.legal.${fact ?? index}`, at: `site.legal.items.${index}.value`, kind: 'legal' as const })),
  { path: 'site.legal.recruiting.override', kind: 'legal' },
  ...Object.keys(pages).map((id) => ({ path: `pages.${id}`, fields: ['title', 'description', 'lead'] })),
]

/** @param content what the files say */
export const factDefinitions = (content: Content): readonly FactDefinition[] => [...fixed(content), ...listed(content)]

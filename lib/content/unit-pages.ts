import 'server-only'
import { NotFoundError } from '@/lib/errors'
import { interiorPath } from '@/lib/routes'
import { content } from './load'
import type { Interior, UnitType } from './schemas/complex'
import type { PageContent } from './schemas/pages'
import { fillUnitText } from './unit-text'

/** A unit type with the texts of its page and its neighbours among the types. */
export interface UnitPage {
  unit: UnitType
  page: PageContent
  previous: UnitType | undefined
  next: UnitType | undefined
}

/**
 * @param slug address part, e.g. `114A` for type 84C
 * @throws NotFoundError when no unit type has this slug
 */
export function getUnitPage(slug: string): UnitPage {
  const { types } = content.units
  const index = types.findIndex((unit) => unit.slug === slug)
  const unit = types[index]
  if (!unit) throw new NotFoundError(`unit type ${slug}`)
  const interior = content.interiors.find((candidate) => candidate.unit === unit.id)
  const page = fillTemplate(content.floorPlanPage, unit, unit.banner ?? interior?.rooms[0]?.picture)
  return { unit, page, previous: types[index - 1], next: types[index + 1] }
}

/** @throws NotFoundError when no interior has this slug */
export function getInteriorPage(slug: string): { interior: Interior; unit: UnitType; page: PageContent } {
  const interior = content.interiors.find((candidate) => candidate.slug === slug)
  const unit = content.units.types.find((candidate) => candidate.id === interior?.unit)
  if (!interior || !unit) throw new NotFoundError(`interior ${slug}`)
  const subMenu = content.interiors.map(({ slug: other }) => interiorPath(other))
  return { interior, unit, page: { ...fillTemplate(content.interiorPage, unit, interior.banner), subMenu } }
}

/** Fills a template; a picture of the type itself replaces the template's. */
function fillTemplate(template: PageContent, unit: UnitType, banner = template.banner): PageContent {
  const fill = (text: string) => fillUnitText(text, unit)
  return {
    ...template,
    banner,
    title: fill(template.title),
    description: fill(template.description),
    heading: fill(template.heading),
    lead: fill(template.lead),
    label: unit.id,
  }
}

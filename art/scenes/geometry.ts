/**
 * node --import tsx art/scenes/geometry.ts > geometry.json: the plans of content/ as plain data for the scenes, so that a
 * correction there shows in the pictures too. Unit plans in millimetres (x east, y south); the site in metres.
 */
import { sitePlan } from '../../content/plans/site-plan'
import { unitPlans } from '../../content/plans/unit-plans'
import { sitePlanSchema } from '../../lib/content/schemas/site-plan'
import { unitPlansSchema } from '../../lib/content/schemas/plans'
import { linePolygons } from '../../lib/plans/site-geometry'

const site = sitePlanSchema.parse(sitePlan)
const buildings = site.complexes.flatMap((complex) =>
  complex.buildings.map((building) => ({
    complex: complex.id,
    number: building.number,
    form: building.form,
    floors: building.floors,
    at: building.at,
    turn: building.turn,
    lines: linePolygons(building),
  })),
)
process.stdout.write(JSON.stringify({ units: unitPlansSchema.parse(unitPlans), site, buildings }))

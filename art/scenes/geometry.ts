/**
 * node --import tsx art/scenes/geometry.ts [FOLDER] > geometry.json: the plans of content/ as plain data for the scenes, so that a
 * correction there shows in the pictures too. Unit plans in millimetres (x east, y south); the site in metres. FOLDER holds another
 * complex's content; its name goes with its plans, and tells the scenes that what they know of this one does not hold.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sitePlanSchema } from '../../lib/content/schemas/site-plan'
import { unitPlansSchema } from '../../lib/content/schemas/plans'
import { linePolygons } from '../../lib/plans/site-geometry'

const other = process.argv[2]
const folder = resolve(other ?? 'content')
const load = (file: string): Promise<unknown> => import(pathToFileURL(resolve(folder, file)).href)

const { sitePlan } = (await load('plans/site-plan.ts')) as { sitePlan: unknown }
const { unitPlans } = (await load('plans/unit-plans.ts')) as { unitPlans: unknown }
const { site: facts } = (await load('site.ts')) as { site: { name: string } }

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
process.stdout.write(JSON.stringify({ units: unitPlansSchema.parse(unitPlans), site, buildings, name: other && facts.name }))

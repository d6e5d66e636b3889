import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Omits invalid plans: the check of all content, which runs later, reports them. */
const DRAW = `
import { unitPlans } from '@/content/plans/unit-plans'
import { theme } from '@/content/theme'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { renderIsometric } from '@/lib/plans/isometric/render'
const plans = unitPlansSchema.safeParse(unitPlans)
export const drawings = (plans.data ?? []).map((plan) => ({ id: plan.id, ...renderIsometric(plan, theme) }))
`

/** @typedef {{ src: string, width: number, height: number, labels: { room: string, x: number, y: number }[] }} IsometricPicture */

/**
 * Draws a cutaway view of every unit of content/plans, one file each under public/isometrics/ with its hash in the name.
 * @param {string} root absolute path of the project
 * @returns {Promise<Record<string, IsometricPicture>>} by unit type
 */
export async function buildIsometrics(root) {
  const { outputFiles } = await build({
    stdin: { contents: DRAW, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  /** @type {{ drawings: (Omit<IsometricPicture, 'src'> & { id: string, svg: string })[] }} */
  const { drawings } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)

  const directory = join(root, 'public/isometrics')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  /** @type {Record<string, IsometricPicture>} */
  const pictures = {}
  for (const { id, svg, ...picture } of drawings) {
    const name = `${id.toLowerCase()}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    await writeFile(join(directory, name), svg)
    pictures[id] = { src: `/isometrics/${name}`, ...picture }
  }
  return pictures
}

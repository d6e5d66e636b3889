import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { relativePath } from '@/lib/plans/relative-path'
import { smoothPath, polylinePath, treesAlong } from '@/lib/plans/site-geometry'
import styles from './site-ground.module.css'

/** Two straights, and half a circle at either end. */
function RunningTrack({ field: [x, y, halfLength, halfWidth] }: { field: readonly [number, number, number, number] }) {
  return <rect className={styles.field} x={x - halfLength} y={y - halfWidth} width={2 * halfLength} height={2 * halfWidth} rx={halfWidth} />
}

/** Ground layer of the site plan in drawing order: land, water, roads, gardens, trees. */
export function SiteGround({ plan, trees }: { plan: SitePlanData; trees: boolean }) {
  return (
    <>
      <path className={styles.land} d={`M0 0H${plan.width}V${plan.height}H0z`} />
      {plan.parcels.map((parcel) => (
        <path key={parcel.name} className={styles[parcel.kind]} d={polylinePath(parcel.outline, true)} />
      ))}
      {plan.parcels.map(({ name, field, blocks }) => (
        <g key={name}>
          {field && <RunningTrack field={field} />}
          {blocks.length > 0 && (
            <path className={styles.block} d={relativePath(blocks.map(([x1, y1, x2, y2]) => `M${x1} ${y1}H${x2}V${y2}H${x1}z`).join(''))} />
          )}
        </g>
      ))}
      {plan.river && <River river={plan.river} />}
      {plan.roads.map((road) => (
        <path key={road.line.join()} className={styles.road} strokeWidth={road.width} d={polylinePath(road.line)} />
      ))}
      {plan.tram && <path className={styles.tram} d={polylinePath(plan.tram.line)} />}
      {plan.complexes.map((complex) => (
        <path key={complex.id} className={styles.complex} d={polylinePath(complex.outline, true)} />
      ))}
      {plan.walk && <path className={styles.walk} d={relativePath(smoothPath(plan.walk))} />}
      {plan.gardens.map((garden) => (
        <g key={garden.name}>
          <ellipse className={styles.garden} cx={garden.at[0]} cy={garden.at[1]} rx={garden.radius[0]} ry={garden.radius[1]} />
          {garden.water && <ellipse className={styles.water} cx={garden.at[0]} cy={garden.at[1]} rx={garden.radius[0] * 0.5} ry={garden.radius[1] * 0.45} />}
        </g>
      ))}
      {plan.playgrounds.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.playground} cx={x} cy={y} r={6} />
      ))}
      {trees && (
        <path
          className={styles.tree}
          d={relativePath(
            plan.trees
              .flatMap(treesAlong)
              .map(({ x, y, radius: r }) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
              .join(''),
          )}
        />
      )}
    </>
  )
}

/** Water between its banks, two lines of its current, and the promenade beside it. */
function River({ river }: { river: NonNullable<SitePlanData['river']> }) {
  const half = river.banks.length / 2
  const [north, south] = [river.banks.slice(0, half), river.banks.slice(half)]
  return (
    <>
      <path className={styles.river} d={relativePath(`${smoothPath(north)}L${smoothPath(south).slice(1)}z`)} />
      <path
        className={styles.current}
        d={relativePath(
          [0.35, 0.68]
            .map((part) =>
              smoothPath(
                north.map(([x, y], index) => {
                  const opposite = south[south.length - 1 - index]?.[1] ?? y
                  return [x, y + (opposite - y) * part] as const
                }),
              ),
            )
            .join(''),
        )}
      />
      <path className={styles.promenade} d={relativePath(smoothPath(river.promenade))} />
    </>
  )
}

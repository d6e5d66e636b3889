import { roundArea } from '@/lib/plans/rounded-sum'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { HomeContent } from '@/lib/content/schemas/home'
import { commonWords } from '@/lib/messages/ko/common'
import { unitWords } from '@/lib/messages/ko/unit'
import { toPyeong } from '@/lib/plans/areas'
import { floorPlanPath } from '@/lib/routes'
import { ReadMoreLink } from './read-more-link'
import styles from './unit-guide.module.css'

interface UnitGuideProps {
  units: readonly UnitType[]
  link: HomeContent['units']['link']
}

/** Table of all unit types, each linked to its page. */
export function UnitGuide({ units, link }: UnitGuideProps) {
  const severalComplexes = new Set(units.flatMap(({ complexes }) => complexes)).size > 1
  return (
    <>
      <div className={styles.frame} role="region" aria-label={unitWords.guide} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{unitWords.guideCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{commonWords.type}</th>
              <th scope="col">{unitWords.composition}</th>
              <th scope="col" className={styles.number}>
                {commonWords.exclusiveArea}
              </th>
              <th scope="col" className={styles.number}>
                {commonWords.supplyArea}
              </th>
              <th scope="col" className={styles.number}>
                {unitWords.roomsAndBaths}
              </th>
              <th scope="col" className={styles.number}>
                {commonWords.householdCount}
              </th>
              {severalComplexes && <th scope="col">{commonWords.complex}</th>}
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.id}>
                <th scope="row">
                  <a href={floorPlanPath(unit.slug)}>{unit.id}</a>
                </th>
                <td className={styles.summary}>{unit.summary}</td>
                <td className={styles.number} data-label={unitWords.exclusive}>
                  {roundArea(unit.areas.exclusive).toFixed(2)}㎡{' '}
                  <span className={styles.pyeong}>{unitWords.inBrackets(toPyeong(unit.areas.exclusive).toFixed(1))}</span>
                </td>
                <td className={styles.number} data-label={unitWords.supply}>
                  {unit.areas.supply.toFixed(2)}㎡ <span className={styles.pyeong}>{unitWords.inBrackets(toPyeong(unit.areas.supply).toFixed(1))}</span>
                </td>
                <td className={styles.number} data-label={unitWords.roomsAndBaths}>
                  {unit.rooms}/{unit.baths}
                </td>
                <td className={styles.number} data-label={commonWords.householdCount}>
                  {unit.households ?? commonWords.notAnnounced}
                </td>
                {severalComplexes && (
                  <td className={styles.complexes} data-label={commonWords.complex}>
                    {commonWords.complexNumbered(unit.complexes.join('·'))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReadMoreLink href={link.href}>{link.label}</ReadMoreLink>
    </>
  )
}

import type { UnitType } from '@/lib/content/schemas/complex'
import type { HomeContent } from '@/lib/content/schemas/home'
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
      <div className={styles.frame} role="region" aria-label="타입별 안내 표" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">타입별 면적과 구성</caption>
          <thead>
            <tr>
              <th scope="col">타입</th>
              <th scope="col">구성</th>
              <th scope="col" className={styles.number}>
                전용면적
              </th>
              <th scope="col" className={styles.number}>
                공급면적
              </th>
              <th scope="col" className={styles.number}>
                방/욕실
              </th>
              <th scope="col" className={styles.number}>
                세대수
              </th>
              {severalComplexes && <th scope="col">단지</th>}
            </tr>
          </thead>
          <tbody>
            {units.map((unit) => (
              <tr key={unit.id}>
                <th scope="row">
                  <a href={floorPlanPath(unit.slug)}>{unit.id}</a>
                </th>
                <td className={styles.summary}>{unit.summary}</td>
                <td className={styles.number} data-label="전용">
                  {unit.areas.exclusive.toFixed(2)}㎡ <span className={styles.pyeong}>{`(${toPyeong(unit.areas.exclusive).toFixed(1)}평)`}</span>
                </td>
                <td className={styles.number} data-label="공급">
                  {unit.areas.supply.toFixed(2)}㎡ <span className={styles.pyeong}>{`(${toPyeong(unit.areas.supply).toFixed(1)}평)`}</span>
                </td>
                <td className={styles.number} data-label="방/욕실">
                  {unit.rooms}/{unit.baths}
                </td>
                <td className={styles.number} data-label="세대수">
                  {unit.households ?? '추후 공개'}
                </td>
                {severalComplexes && (
                  <td className={styles.complexes} data-label="단지">
                    {unit.complexes.join('·')}단지
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

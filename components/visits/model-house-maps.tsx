import type { MapLink } from '@/lib/content/map-links'
import { tourWords } from '@/lib/messages/ko/tour'
import styles from './model-house-maps.module.css'

/** Navigation to the model house in the map services that visitors use; nothing where there are no links. */
export const ModelHouseMaps = ({ maps }: { maps: readonly MapLink[] }) =>
  maps.length > 0 ? (
    <ul className={styles.links} aria-label={tourWords.visit.maps}>
      {maps.map(({ vendor, href }) => (
        <li key={vendor}>
          <a href={href} rel="noopener">
            {tourWords.visit.mapOf[vendor]}
          </a>
        </li>
      ))}
    </ul>
  ) : null

import type { MapLink } from '@/lib/content/map-links'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './model-house-maps.module.css'

/** Navigation to the model house in the map services that visitors use; nothing where there are no links. */
export function ModelHouseMaps({ maps, language = 'ko' }: { maps: readonly MapLink[]; language?: Language }) {
  const { navigation, mapOf } = messages(language).location
  return maps.length > 0 ? (
    <ul className={styles.links} aria-label={navigation}>
      {maps.map(({ vendor, href }) => (
        <li key={vendor}>
          <a href={href} rel="noopener">
            {mapOf[vendor]}
          </a>
        </li>
      ))}
    </ul>
  ) : null
}

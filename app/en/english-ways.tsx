import type { English } from '@/lib/content/schemas/english'
import { englishRoutes } from '@/lib/routes'
import styles from './english-ways.module.css'

/** Links to all other English pages with their descriptions. */
export const EnglishWays = ({ pages, current }: Pick<English, 'pages'> & { current: string }) => (
  <ul className={styles.ways}>
    {(['overview', 'units', 'location', 'contact'] as const)
      .filter((id) => englishRoutes[id] !== current)
      .map((id) => (
        <li key={id}>
          <a href={englishRoutes[id]}>{pages[id].heading}</a>
          <p>{pages[id].lead}</p>
        </li>
      ))}
  </ul>
)

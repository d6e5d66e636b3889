import type { MetadataRoute } from 'next'
import { content } from '@/lib/content/load'
import { routes } from '@/lib/routes'

export default function manifest(): MetadataRoute.Manifest {
  const { site, theme } = content
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'ko',
    start_url: routes.home,
    scope: '/',
    display: 'browser',
    theme_color: theme.pine,
    background_color: theme.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

import { seoWords } from '@/lib/messages/ko/seo'
import type { Site } from './schemas/site'

/** A place that navigation can lead to. */
interface MapPlace {
  readonly name: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

export interface MapLink {
  readonly vendor: 'naver' | 'kakao' | 'tmap'
  readonly href: string
}

/**
 * Links that start navigation to a place. All are https: a phone with the app opens it, any other browser the vendor's page;
 * schemes such as `nmap://` fail without the app.
 * Kakao: https://apis.map.kakao.com/web/guide/#urlscheme. Naver documents no https link; this is the address of its own page.
 * @param tmapAppKey of SK open API, which its link requires; null leaves that link out
 */
export function mapLinks({ name, latitude, longitude }: MapPlace, tmapAppKey: string | null): readonly MapLink[] {
  // A comma separates name and coordinates in both addresses.
  const encoded = encodeURIComponent(name.replaceAll(',', ' '))
  return [
    { vendor: 'naver', href: `https://map.naver.com/p/directions/-/${longitude},${latitude},${encoded}/-/car` },
    { vendor: 'kakao', href: `https://map.kakao.com/link/to/${encoded},${latitude},${longitude}` },
    ...(tmapAppKey === null
      ? []
      : [
          {
            vendor: 'tmap' as const,
            href: `https://apis.openapi.sk.com/tmap/app/routes?${new URLSearchParams({ appKey: tmapAppKey, name, lon: String(longitude), lat: String(latitude) }).toString()}`,
          },
        ]),
  ]
}

/** Navigation to the model house; empty where content has no coordinates of it. */
export const modelHouseMaps = ({ name, modelHouse: { position }, tmapAppKey }: Pick<Site, 'name' | 'modelHouse' | 'tmapAppKey'>): readonly MapLink[] =>
  position ? mapLinks({ name: seoWords.modelHouse(name), ...position }, tmapAppKey) : []

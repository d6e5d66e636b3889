import { mapLinks } from '@/lib/content/map-links'

const place = { name: '리버파크 모델하우스 & 전시관', latitude: 36.5512, longitude: 127.1489 }

test('each service gets the coordinates in its own order, and the name encoded', () => {
  expect(mapLinks(place, 'key 1').map(({ href }) => href)).toEqual([
    `https://map.naver.com/p/directions/-/127.1489,36.5512,${encodeURIComponent(place.name)}/-/car`,
    `https://map.kakao.com/link/to/${encodeURIComponent(place.name)},36.5512,127.1489`,
    'https://apis.openapi.sk.com/tmap/app/routes?appKey=key+1&name=%EB%A6%AC%EB%B2%84%ED%8C%8C%ED%81%AC+%EB%AA%A8%EB%8D%B8%ED%95%98%EC%9A%B0%EC%8A%A4+%26+%EC%A0%84%EC%8B%9C%EA%B4%80&lon=127.1489&lat=36.5512',
  ])
})

test('without a key Tmap is left out', () => {
  expect(mapLinks(place, null).map(({ vendor }) => vendor)).toEqual(['naver', 'kakao'])
})

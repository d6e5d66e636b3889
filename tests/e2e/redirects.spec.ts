import { expect, test } from '@playwright/test'
import { PRESS_SITE } from '../support/press-site'

const SITE = encodeURIComponent(PRESS_SITE)

for (const [from, to] of [
  ['/SalesInfo/StampTax', '/SalesInfo/stampTax'],
  ['/brand/intro?from=kakao', '/Brand/intro?from=kakao'],
  ['/FLOORPLAN/114a', '/FloorPlan/114A'],
  ['/locationenvironment/Primium', '/LocationEnvironment/primium'],
  [`/${SITE}/Press`, `/${SITE}/press`],
  ['/ADMIN', '/admin'],
  ['/Interior/84a/', '/Interior/84A'],
  ['/brand/', '/Brand/intro'],
  ['/FloorPlan/84C', '/FloorPlan/114A'],
  ['//brand/', '/Brand/intro'],
  ['//Interior//84a//', '/Interior/84A'],
  ['//FloorPlan///84c?from=kakao', '/FloorPlan/114A?from=kakao'],
  ['//other.example/', '/other.example'],
  ['//?a=b', '/?a=b'],
  ['//api/health', '/api/health'],
  [`//${SITE}/PRESS//`, `/${SITE}/press`],
  [`/${SITE}/PRESS/Model-House-Opening/`, `/${SITE}/press/model-house-opening`],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${from}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(new URL(to, baseURL).href)
  })
}

test("the administrator's variant of the press list has no address of its own", async ({ request }) => {
  expect((await request.get(`/press-desk/${SITE}`)).status()).toBe(404)
})

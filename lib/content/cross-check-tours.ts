import { pointInPolygon } from '@/lib/plans/rectilinear'
import type { Check } from './check-all'
import type { Content } from './content'
import { checkEach } from './invalid-part'

/** Largest size of a room's smallest panorama, which a phone loads. */
const PHONE_BYTES = 500_000

/** Panoramas too heavy for a phone, whose smallest file it loads. */
export const heavyPanoramas: Check = ({ panoramaFiles }) =>
  checkEach(Object.entries(panoramaFiles), ([id, { widths, bytes }]) => {
    const least = bytes[String(Math.min(...widths))] ?? 0
    return least > PHONE_BYTES
      ? [`public/panoramas/manifest.json › ${id}: 가장 작은 파일이 ${Math.round(least / 1000)}kB, ${PHONE_BYTES / 1000}kB 이하여야 합니다`]
      : []
  })

/** Scenes of our own tours must be within the rooms that they name, on existing plans and with existing panoramas. */
export function crossCheckTours({ tours, plans, panoramaFiles }: Pick<Content, 'tours' | 'plans' | 'panoramaFiles'>): string[] {
  return checkEach(tours?.tabs ?? [], ({ key, tour }) => {
    if (!tour) return []
    const at = `content/tours.ts › tabs[${key}].source`
    const plan = plans.find((candidate) => candidate.id === tour.plan)
    if (!plan) return [`${at}.plan: content/plans/unit-plans.ts 에 '${tour.plan}' 평면이 없습니다`]
    return checkEach(tour.scenes, (scene) => {
      const faults: string[] = []
      const fault = (field: string, text: string) => faults.push(`${at}.scenes[${scene.id}].${field}: ${text}`)
      const room = plan.rooms.find((candidate) => candidate.id === scene.room)
      if (!room) fault('room', `${plan.id} 평면에 '${scene.room}' 공간이 없습니다`)
      else if (!pointInPolygon(room.shape, scene.at)) fault('at', `[${scene.at.join(', ')}] 은 ${room.name}(${room.id}) 밖입니다`)
      if (!(scene.panorama in panoramaFiles)) fault('panorama', `public/panoramas/manifest.json 에 '${scene.panorama}' 가 없습니다`)
      scene.links.forEach(({ to, through }) => {
        if (through && !pointInPolygon(plan.outline, through)) fault(`links[${to}].through`, `[${through.join(', ')}] 은 평면 밖입니다`)
      })
      return faults
    })
  })
}

import { voiceChecks } from '@/lib/content/cross-check-voice'
import { content } from '@/lib/content/load'

/** What is said of two headings, the first of them on foot. */
function faultsOf(heading: string) {
  const copy = structuredClone(content)
  const blocks = copy.location!.premium!.blocks
  blocks.splice(0, Infinity, { ...blocks[0]!, heading: '걸어서 6분, 공원' }, { ...blocks[0]!, heading })
  return voiceChecks.flatMap((check) => check(copy))
}

test.each(['차로 6분, 병원', '병원까지 차로 6분', '승용차로 약 8분, 역', '자동차로 8분'])('%s is a time by car', (heading) =>
  expect(faultsOf(heading)).toHaveLength(1),
)

test.each(['왕복 8차로 도로까지 2분', '왕복 8 차로 도로까지 2분', '편도차로 확장 2분 구간'])('%s is none: it is a lane', (heading) =>
  expect(faultsOf(heading)).toEqual([]),
)

/** @jest-environment node */
import { officeFault } from '@/lib/facts/office/office-fault'

test.each([
  ["content/site.ts › phase: '선착순' 단계로 가려면", "공급 단계: '선착순' 단계로 가려면"],
  ['content/units.ts › terms.types[59A]: 월 임대료가 없습니다: 0', '타입별 금액 59A: 월 임대료가 없습니다: 0'],
  ['content/openness.ts › undecided.items[report]: 정해졌습니다', '아직 정해지지 않은 것 report: 정해졌습니다'],
  ['content/schedule.ts › steps[계약].done: 앞선 단계입니다', '공급일정 계약: 앞선 단계입니다'],
  ["content/home.ts › hero.facts[세대].value: '1'", "첫 화면 세대: '1'"],
])('names the fact of %s as the office does', (fault, said) => expect(officeFault(fault)).toBe(said))

test('leaves a fault of something that is no fact to the developer', () => {
  for (const fault of ['content/menus.ts › groups.items[소개].label: 이름이 없습니다', '그림이 없습니다']) expect(officeFault(fault)).toBe(fault)
})

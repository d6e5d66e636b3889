import { withDirection, withParticle } from '@/lib/new-complex/particles'

test.each([
  ['해든마루', '는', '로'],
  ['온빌', '은', '로'],
  ['해든건', '은', '으로'],
  ['B-3', '은', '으로'],
  ['C-1', '은', '로'],
  ['C-2', '는', '로'],
  ['SK', '는', '로'],
])('%s takes %s and %s', (word, topic, direction) => {
  expect(withParticle(word, '은')).toBe(word + topic)
  expect(withDirection(word)).toBe(word + direction)
})

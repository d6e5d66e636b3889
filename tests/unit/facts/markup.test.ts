/** @jest-environment node */
import { getFact, ownFaults } from '@/lib/facts/office/edited-fact'
import { factRefusalWords } from '@/lib/messages/ko/fact-refusals'
import { MORNING } from '@/tests/support/registrations'

const faults = (text: string) => ownFaults(getFact('site.disclaimer'), [text], new Map(), MORNING).fields

test.each([
  '<b>굵게</b>',
  '<img src=x>',
  '<br/>',
  '<BR>',
  '굵게</b>',
  '<!-- 메모 -->',
  '<script>alert(1)</script>',
  '<a href="/">첫 화면</a>',
  '<!doctype html>',
  '<x-card>',
  '<iframe\nsrc="/">',
])('refuses %s as markup', (text) => {
  expect(faults(text)).toEqual({ 'value.0': factRefusalWords.markup })
})

test.each(['<VIP 초청 행사>', '홍보팀 <mail@river.example>', '<A 타입> 관람', '3<5', '3 < 5', '<84A>', '<Open House>'])(
  'takes %s, which is no markup',
  (text) => {
    expect(faults(text)).toEqual({})
  },
)

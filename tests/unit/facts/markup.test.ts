/** @jest-environment node */
import { getFact, ownFaults } from '@/lib/facts/office/edited-fact'
import { factRefusalWords } from '@/lib/messages/ko/fact-refusals'
import { MORNING } from '@/tests/support/registrations'

const faults = (text: string) => ownFaults(getFact('site.disclaimer'), [text], new Map(), MORNING).fields

test.each([
  '<b>굵게</b>',
  '<b>',
  '<B>',
  '<img src=x>',
  '<img alt src=x onerror=1>',
  '<br>',
  '<br/>',
  '<BR>',
  '굵게</b>',
  '</p>',
  '<!-- x -->',
  '<script>alert(1)</script>',
  '<script async src="//x">',
  '<SCRIPT>',
  '<SCRIPT ASYNC SRC="//x">',
  '<iframe allowfullscreen src="x">',
  '<iframe\nsrc="/">',
  '<video controls>',
  '<input disabled>',
  '<td nowrap>',
  '<details open>',
  '<a href="/">첫 화면</a>',
  '<!doctype html>',
  '<!DOCTYPE HTML>',
])('refuses %s as markup', (text) => {
  expect(faults(text)).toEqual({ 'value.0': factRefusalWords.markup })
})

test.each([
  '<VIP 초청 행사>',
  '<VIP>',
  '<OPEN>',
  '<EVENT>',
  '<LH>',
  '<GTX-A>',
  '<84A>',
  '<A 타입> 관람',
  '<Open House>',
  '<계획>',
  '‹계획>',
  '3<5',
  '3 < 5',
  '홍보팀 <mail@river.example>',
])('takes %s, which is no markup', (text) => {
  expect(faults(text)).toEqual({})
})

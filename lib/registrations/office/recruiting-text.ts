import { RECRUITING_WARNING_DAYS, type Recruiting } from '@/lib/recruiting'
import { formatCount } from '@/lib/messages/format-count'
import { dateWords } from '@/lib/messages/ko/dates'
import { recruitingWords } from '@/lib/messages/ko/recruiting'

/** What office, doctor and build say about recruiting; null while nobody has to do anything. */
export function recruitingAlarmText(recruiting: Recruiting): string | null {
  if (recruiting.kind === 'open') return null
  const { rule, missing } = recruiting
  const names = missing.map((fact) => recruitingWords.facts[fact]).join(', ')
  const day = dateWords.day(rule.from)
  switch (recruiting.kind) {
    case 'ahead':
      return recruiting.days > RECRUITING_WARNING_DAYS
        ? null
        : `${day}부터 등록과 방문예약을 받을 수 없습니다(${formatCount(recruiting.days)}일 남음). 아직 없는 것: ${names} (${rule.law}). 번호를 받는 대로 사이트 운영자에게 알려 주세요(content/site.ts › legal).`
    case 'stopped':
      return `${day}부터 법에 따라 등록과 방문예약을 받지 않고 있습니다. 아직 없는 것: ${names} (${rule.law}). 번호를 받는 대로 사이트 운영자에게 알려 주세요(content/site.ts › legal).`
    case 'overridden': {
      const { person, reason, decided } = recruiting.override
      return `${names} 없이 등록을 받고 있습니다(${rule.law}). ${dateWords.day(decided)} ${person} 결정: ${reason}`
    }
  }
}

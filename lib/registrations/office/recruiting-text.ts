import { RECRUITING_WARNING_DAYS, type Recruiting } from '@/lib/recruiting'
import { formatCount } from '@/lib/messages/format-count'
import { dateWords } from '@/lib/messages/ko/dates'
import { recruitingWords } from '@/lib/messages/ko/recruiting'
import { officeAlarmWords as words } from '@/lib/messages/ko/office-alarms'

/** What office, doctor and build say about recruiting; null while nobody has to do anything. */
export function recruitingAlarmText(recruiting: Recruiting): string | null {
  if (recruiting.kind === 'open') return null
  const { rule, missing } = recruiting
  const names = missing.map((fact) => recruitingWords.facts[fact]).join(', ')
  const day = dateWords.day(rule.from)
  switch (recruiting.kind) {
    case 'ahead':
      return recruiting.days > RECRUITING_WARNING_DAYS ? null : words.recruitingAhead(day, formatCount(recruiting.days), names, rule.law)
    case 'stopped':
      return words.recruitingStopped(day, names, rule.law)
    case 'overridden': {
      const { person, reason, decided } = recruiting.override
      return words.recruitingOverridden(names, rule.law, dateWords.day(decided), person, reason)
    }
  }
}

import { LEGAL_FACTS } from '@/lib/legal-facts'
import { phaseWords } from '@/lib/messages/ko/phase'
import { recruitingWords } from '@/lib/messages/ko/recruiting'
import { withParticle } from '@/lib/messages/ko/particles'
import { comparePhases, PHASE_RULES } from '@/lib/phases'
import type { Check } from './check-all'
import type { Content } from './content'
import { isSold } from './supply'

/** Names of the legal facts that the phase needs and the site does not have. */
function missingFor({ site: { phase, legal, supply }, announcement }: Pick<Content, 'site' | 'announcement'>): string[] {
  const { needs, needsAnnouncement } = PHASE_RULES[phase]
  const items = legal.items.filter(({ value }) => value !== null)
  const numbers =
    needs === 'all' && isSold(supply)
      ? legal.items.filter(({ value }) => value === null).map(({ label }) => label)
      : (needs === 'all' ? LEGAL_FACTS : needs).filter((fact) => !items.some((item) => item.fact === fact)).map((fact) => recruitingWords.facts[fact])
  const isAnnounced = announcement?.status === 'published' && announcement.announced !== null
  return [...numbers, ...(needsAnnouncement && !isAnnounced ? ['모집공고 (공고일)'] : [])]
}

/** A phase stands on what the law asks before it, and the schedule does not run ahead of it. */
export const phaseFaults: Check = ({ site, announcement, schedule }) => {
  const { phase, supply } = site
  const name = phaseWords.names[phase]
  const at = 'content/site.ts › phase'
  const { only } = PHASE_RULES[phase]
  if (only && (only === 'sale') !== isSold(supply)) return [`${at}: '${name}' 단계는 '${supply}' 단지에 없습니다. 다른 단계를 골라 주세요`]
  const missing = missingFor({ site, announcement })
  const ahead = (schedule?.steps ?? []).filter((step) => step.done && step.phase !== undefined && comparePhases(step.phase, phase) > 0)
  return [
    ...(missing.length > 0 ? [`${at}: '${name}' 단계로 가려면 먼저 있어야 합니다. 없는 것: ${missing.join(', ')}`] : []),
    ...ahead.map(
      ({ label }) => `content/schedule.ts › steps[${label}].done: ${withParticle(`'${name}'`, '은')} 그보다 앞선 단계입니다. 끝난 일정으로 적을 수 없습니다`,
    ),
  ]
}

import type { LegalFact } from './legal-facts'
import type { PageId } from './routes'

/** How far the supply of the homes is, in order. Stored: never renamed. Names: lib/messages/ko/phase.ts. */
export const PHASES = [
  'plan',
  'registered',
  'reported',
  'approved',
  'announced',
  'applying',
  'drawn',
  'contracting',
  'first-come',
  'closed',
  'moving-in',
] as const
export type Phase = (typeof PHASES)[number]

/**
 * What the first screen may answer: who may apply, as planned or as announced; the schedule's next step; the first open question;
 * where the model house is.
 */
export type FirstScreenAnswer = 'planned-terms' | 'terms' | 'next' | 'undecided' | 'model-house'

/** What the site says and does in a phase. Whatever depends on the phase asks this table. */
export interface PhaseRules {
  /** Only homes that are let, or sold, have the phase. */
  readonly only?: 'rental' | 'sale'
  /** Legal facts that have to be published first; all: of homes that are sold, every number of the site. */
  readonly needs: readonly LegalFact[] | 'all'
  /** Whether the announcement's day has to be published first. */
  readonly needsAnnouncement: boolean
  /** The page that the main button leads to instead of the registration. */
  readonly button?: PageId
  /** What forms take: a registration with a visit, a registration alone, nothing. */
  readonly forms: 'visit' | 'interest' | 'closed'
  /** Whether the first screen says which phase it is. */
  readonly isOnFirstScreen: boolean
  /** What else the first screen answers, in this order. */
  readonly answers: readonly FirstScreenAnswer[]
  /** Whether the schedule's step of this phase is over when the phase is reached, or goes on. */
  readonly step: 'over' | 'now'
  /** Whether the SMS about remaining homes may be sent: nothing remains before the lot (표시광고법). */
  readonly remainingHomes: boolean
  /** Whether search engines are told of the model house as an event. */
  readonly modelHouseEvent: boolean
}

/** Before the announcement: the site introduces the homes, and takes registrations and visits. */
const BEFORE = {
  needs: [],
  needsAnnouncement: false,
  forms: 'visit',
  isOnFirstScreen: false,
  answers: ['planned-terms', 'next', 'undecided', 'model-house'],
  step: 'over',
  remainingHomes: false,
  modelHouseEvent: true,
} as const satisfies PhaseRules
/** The announcement has answered what was open, and the winners need the model house. */
const AFTER = {
  ...BEFORE,
  needs: 'all',
  needsAnnouncement: true,
  isOnFirstScreen: true,
  answers: ['next', 'model-house'],
} as const satisfies PhaseRules
/** Applications are possible, or will be within days. */
const OPEN = { ...AFTER, answers: ['terms', 'next', 'model-house'] } as const satisfies PhaseRules
const ENDED = { ...AFTER, forms: 'closed', answers: ['next'], modelHouseEvent: false } as const satisfies PhaseRules

export const PHASE_RULES: Readonly<Record<Phase, PhaseRules>> = {
  plan: BEFORE,
  registered: { ...BEFORE, only: 'rental', needs: ['registration'] },
  // The report needs the guarantee's certificate (Rule §14의12).
  reported: { ...BEFORE, only: 'rental', needs: ['registration', 'report', 'guarantee'] },
  approved: { ...BEFORE, only: 'sale', needs: 'all' },
  announced: { ...OPEN, button: 'announcement' },
  applying: { ...OPEN, button: 'subscriptionGuide', step: 'now' },
  // The model house is needed for the winners.
  drawn: { ...AFTER, button: 'businessPlan', forms: 'interest' },
  contracting: { ...AFTER, button: 'businessPlan', forms: 'interest', step: 'now' },
  'first-come': { ...OPEN, step: 'now', remainingHomes: true },
  closed: ENDED,
  'moving-in': { ...ENDED, button: 'businessPlan', step: 'now' },
}

/** Negative where `a` comes first. */
export const comparePhases = (a: Phase, b: Phase): number => PHASES.indexOf(a) - PHASES.indexOf(b)

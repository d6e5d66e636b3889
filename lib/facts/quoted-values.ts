import { PARTICLE_BEHIND, PARTICLE_PAIRS, withParticle } from '@/lib/messages/ko/particles'

/*
 * Texts quote some facts: the phone number stands in the footer's notice, in consents, in the privacy policy. What the office
 * writes is stored with a mark in place of the quoted value, so that it follows a later change; texts of content/ hold the value
 * that content/ has.
 */

/** The mark of a quoted fact in stored values. */
export const quoteMark = (path: string): string => `{{${path}}}`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Replaces each mention of a value, and the particle behind it by the one that the new value's sound takes.
 * @param mention a value or a mark
 */
export function replaceMentions(text: string, mention: string, value: string): string {
  if (mention === '' || !text.includes(mention)) return text
  // A longer number that contains this one is another number.
  const found = new RegExp(`(?<![\\d-])${escaped(mention)}(?![\\d-])(?:${PARTICLE_BEHIND.source})?`, 'gu')
  return text.replace(found, (_whole, particle: keyof typeof PARTICLE_PAIRS | undefined) => (particle ? withParticle(value, PARTICLE_PAIRS[particle]) : value))
}

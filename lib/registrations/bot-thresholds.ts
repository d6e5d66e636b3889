import { limits } from '@/lib/limits'

/** Exceeded by more than `distinct` different values within `withinMs`. */
export interface Threshold {
  readonly withinMs: number
  readonly distinct: number
}

type Row = { readonly points: number; readonly seconds: number }
const threshold = ({ points, seconds }: Row): Threshold => ({ distinct: points, withinMs: seconds * 1000 })
const thresholds = <Name extends string>(rows: Readonly<Record<Name, Row>>) =>
  Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, threshold(row)])) as Readonly<Record<Name, Threshold>>

/** The numbers of lib/limits.ts in the detector's form. */
export const QUARANTINE_THRESHOLDS = thresholds(limits.quarantine)
export const SUSPICION_THRESHOLDS = thresholds(limits.suspicion)
export const SURGE_THRESHOLD = threshold(limits.surge)

import 'server-only'
import { openingHoursSchema, type OpeningHours } from '@/lib/visits/opening-hours'
import { readStoredJson } from './stored-json'

export const hoursToJson = (hours: OpeningHours): string => JSON.stringify(hours)
/** @throws MalformedRecordError */
export const hoursFromJson = (json: string): OpeningHours => readStoredJson(openingHoursSchema, json, 'the opening hours')

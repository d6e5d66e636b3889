import type { Check } from './check-all'
import { announcementFaults } from './cross-check-announcement'
import { captionFaults } from './cross-check-captions'
import { counterChecks } from './cross-check-counters'
import { copyChecks } from './cross-check-copy'
import { englishFaults } from './cross-check-english'
import { crossChecks } from './cross-check'
import { complexFaults, doubledNames } from './cross-check-names'
import { numberWordChecks } from './cross-check-number-words'
import { mapDistanceFaults } from './cross-check-maps'
import { lengthFaults, repeatedPictureFaults } from './cross-check-pages'
import { phaseFaults } from './cross-check-phase'
import { particleChecks } from './cross-check-particles'
import { crossCheckPlans, facilityFaults } from './cross-check-plans'
import { voiceChecks } from './cross-check-voice'
import { proseNumberChecks, typeNameChecks } from './cross-check-prose'
import { termsFaults } from './cross-check-terms'
import { unitTermsFaults } from './cross-check-unit-terms'
import { crossCheckTours, heavyPanoramas } from './cross-check-tours'
import { heroFactFaults, holidayFaults, menuFaults, opennessFaults, priceChecks, recruitingFaults } from './cross-check-facts'

/** Checks beyond a single schema, in the order in which errors are shown. */
export const CHECKS: readonly Check[] = [
  ...crossChecks,
  englishFaults,
  crossCheckPlans,
  facilityFaults,
  crossCheckTours,
  heavyPanoramas,
  menuFaults,
  heroFactFaults,
  holidayFaults,
  recruitingFaults,
  phaseFaults,
  opennessFaults,
  termsFaults,
  unitTermsFaults,
  captionFaults,
  mapDistanceFaults,
  announcementFaults,
  ...priceChecks,
  complexFaults,
  doubledNames,
  lengthFaults,
  ...proseNumberChecks,
  ...numberWordChecks,
  ...counterChecks,
  ...copyChecks,
  ...voiceChecks,
  ...particleChecks,
  ...typeNameChecks,
  repeatedPictureFaults,
]

import type { overviewWords as korean } from '../ko/overview'

/** The project in figures, its schedule, its buildings and facilities. */
export const overviewWords: typeof korean = {
  singleComplex: 'One complex',
  about: (count) => `About ${count}`,
  includesOtherSupply: (supply) => `Including homes that are not ${supply.toLowerCase()} homes`,
  buildings: 'Buildings',
  householdCounter: '',
  buildingCounter: '',
  areaRange: (min, max) => `${min}–${max}`,
  floorRange: (basement, floors) => `${floors} floors above ground, ${basement} below`,
  ofSupply: (supply) => `${supply} homes`,
  moveIn: 'Move-in',
  year: '',
  moveInByComplex: 'Planned, complex by complex',
  moveInMayChange: 'Planned; may change with construction',
  householdsByComplex: 'Buildings and homes by complex',
  stepDone: 'Done',
  stepNext: 'Next',
  stepAhead: 'Planned',
  place: 'Place',
  hours: 'Hours',
  byType: 'By type:',
  byTypeAndComplex: 'By type and complex:',
  supplyHouseholdCount: (of, supply) => `${of} ${supply.toLowerCase()} homes`,
}

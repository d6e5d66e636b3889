import { factsOf, writeCopy } from './copied-complex'

/** A complex unlike the shipped one in every count: one complex of three types, for sale, purple, without many of its pages. */
export const OTHER_COMPLEX_ANSWERS = {
  name: '해든마루 온빌',
  nameLatin: 'HAEDEUN ONVILLE',
  place: '남부권 솔빛시 새벽들지구 B-3',
  builder: '온새미주택',
  operator: '해든개발',
  phone: '1600-4321',
  supply: '분양',
  buildings: '9',
  floors: '1, 20',
  types: '59K 59.955 300, 84K 84.948 282, 84P 84.976 18',
  modelHouse: '솔빛시 해오름로 31',
  opens: '2027-03-06',
  occupancy: '2029-05',
  colour: '#3A1D5C',
  pages: 'location, community, interiors, tours, salesGuide, announcement',
}

/** @returns the folder of its content, from the project's folder */
export const writeOtherComplex = (): string => writeCopy(factsOf(OTHER_COMPLEX_ANSWERS), '2027-03-10')

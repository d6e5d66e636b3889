import type { EnglishInput } from '@/lib/content/schemas/english'
import { fieldWords } from '@/lib/messages/en/registration-fields'

const page = (label: string) => ({
  title: `${label} of Haedeun Onville, rental homes`,
  description: `${label} of Haedeun Onville in Solbit: {rental} rental homes in {buildings} buildings, with what is decided and what is not yet announced.`,
  label,
  heading: label,
  lead: `${label}: {rental} rental homes.`,
  picture: 'hero',
})
const consent = (label: string, rows: { label: string; value: string }[]) => ({ label, rows, refusal: 'You may refuse.' })
const rows = (value: string) => ['Purpose', 'What we collect', 'How long we keep it'].map((label) => ({ label, value }))
const source = { label: 'Measured by Onsaemi Homes', date: '2027-02-10' }

/** English pages of the complex of example-complex.ts. */
export const exampleEnglish: EnglishInput = {
  name: 'Haedeun Onville',
  tagline: '{rental} rental homes on a hill',
  phoneHours: 'Weekdays 09:00–18:00, in Korean',
  builder: { name: 'Onsaemi Homes', address: '9 Haeoreum-ro, Solbit', representative: 'Mun Ga-on' },
  modelHouse: { address: '31 Haeoreum-ro, Solbit', hours: '10:00–17:00', directions: ['Twelve minutes on foot from Solbit station.'], parking: '30 spaces' },
  familySite: 'Onsaemi Homes (Korean)',
  officialNotice: 'The official site. {phone} is our only number.',
  disclaimer: ['Pictures are illustrations.'],
  supply: 'Rental',
  place: { region: 'South', locality: 'Solbit', district: 'Saebyeokdeul B-3' },
  legal: { lead: 'Registrations.', operator: { label: 'Rental operator', value: 'Haedeun' }, items: ['Registration no.', 'Report no.', 'Guarantee'] },
  reserve: 'Register',
  pages: { home: page('Home'), overview: page('Overview'), units: page('Unit types'), location: page('Location'), contact: page('Contact') },
  home: {
    facts: [{ value: '{rental}', unit: '', label: 'Rental homes' }],
    about: { heading: 'On a hill', paragraphs: ['{rental} of {total} homes are let.'] },
    wayHeading: 'What would you like to know?',
  },
  overview: {
    factsHeading: 'In figures',
    tableHeading: 'Details',
    complexesHeading: 'By complex',
    legalHeading: 'Registrations',
    rows: [{ label: 'Homes', value: '{rental}' }],
    notes: [],
  },
  units: {
    tableHeading: 'All types',
    tableLead: 'Compared.',
    columns: { rooms: 'Bedrooms / bathrooms' },
    planLink: 'in detail (in Korean)',
    householdsHeading: 'Where the types are',
    plansHeading: 'Floor plans',
    plansLead: 'Numbers name the rooms.',
    rooms: {
      거실: 'Living room',
      '주방/식당': 'Kitchen and dining',
      안방: 'Main bedroom',
      '침실 2': 'Bedroom 2',
      '침실 3': 'Bedroom 3',
      욕실: 'Bathroom',
      부부욕실: 'Ensuite bathroom',
      드레스룸: 'Dressing room',
      창고: 'Storage',
      현관: 'Entrance',
      복도: 'Hall',
      발코니: 'Balcony',
      다용도실: 'Utility balcony',
      실외기실: 'Air-conditioning plant',
    },
    summaries: { '59K': 'Four rooms to the south', '84K': 'Three bedrooms', '101P': 'Three bedrooms, larger' },
    areasHeading: 'Areas',
    areas: ['Net area is what lies inside.'],
  },
  location: {
    highlightsHeading: 'What is around',
    highlights: [{ id: 'station', title: 'Station', summary: '{station.distance}', description: 'A walk.', points: ['{station.time} on foot'], source }],
    travelHeading: 'Distances',
    source,
    travelTimes: [
      { id: 'station', place: 'Solbit station', by: 'On foot' },
      { id: 'school', place: 'Primary school', by: 'By car' },
    ],
    notes: [],
  },
  contact: {
    visitHeading: 'The model house',
    hoursLabel: 'Hours',
    directionsLabel: 'Getting there',
    parkingLabel: 'Parking',
    formHeading: 'Register',
    formLead: 'We call you in Korean.',
    privacyNote: 'See the [privacy policy (Korean)](/privacy).',
  },
  registration: {
    submitLabel: 'Register',
    closedMessage: 'Registration is closed.',
    consents: {
      privacy: consent('[Required] I agree', [
        { label: 'Purpose', value: 'To call you' },
        {
          label: 'What we collect',
          value: Object.values(fieldWords)
            .map(({ item }) => item)
            .join(', '),
        },
        { label: 'How long we keep it', value: '12 months' },
      ]),
      marketing: consent('[Optional] I agree', rows('Advertising, 12 months')),
      night: consent('[Optional] At night', rows('At night, 12 months')),
    },
  },
  pictures: {},
}

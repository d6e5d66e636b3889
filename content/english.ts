import type { EnglishInput } from '@/lib/content/schemas/english'
import { site } from './site'

/**
 * The site in English: what somebody who does not read Korean needs to decide whether to call. Numbers are in braces and come
 * from the Korean content, so that both languages agree. Null: no pages in English.
 */
export const english: EnglishInput = {
  name: 'Garamnuri River Park',
  tagline: '{rental} rental homes along the Garamcheon',
  phoneHours: 'Lines open 24 hours, in Korean',
  builder: { name: 'Garamnuri E&C', address: 'Garamnuri Building, 120 Garam-ro, Handeul', representative: 'Han Do-yun' },
  modelHouse: {
    address: 'Garamnuri River Park Model House, 22 Neouljungang-ro, Handeul',
    hours: '10:00–18:00 daily, closed on the days of Seollal and Chuseok',
    directions: [
      'Tram line 2: about 250 m north of the planned Neoul Jungang stop.',
      'By car: {interchange.distance} along Neoul-daero from the Seohandeul interchange, {interchange.time}.',
      'By bus: no. 22 from Handeul City Hall to the stop at the entrance of Neoul District.',
    ],
    parking: '62 spaces behind the building, free for visitors',
  },
  familySite: 'Garamnuri E&C (Korean)',
  officialNotice:
    'This is the official site of Garamnuri River Park, run by Garamnuri E&C itself. {phone} is our only number. We never ask you to transfer money by phone or text message.',
  disclaimer: [
    'Pictures on this site are illustrations; the finished buildings may differ.',
    'Plans for the surroundings may be changed, delayed or cancelled, depending on permits and public policy.',
    'These pages are a translation for your convenience. Where they differ from the Korean pages, the Korean text applies.',
  ],
  supply: 'Rental',
  place: { region: 'Central region', locality: 'Handeul', district: 'Neoul District 2-2' },
  legal: {
    lead: 'Where the registrations and reports stand that Korean law requires before private rental homes are let.',
    operator: { label: 'Rental operator (developer)', value: 'Garamnuri E&C' },
    items: ['Rental operator registration no.', 'Supply report no.', 'Deposit guarantee'],
  },
  reserve: 'Register',
  pages: {
    home: {
      title: 'Garamnuri River Park: rental homes in Handeul, Korea',
      description:
        'A new rental apartment complex on the Garamcheon in Handeul, Korea: {rental} rental homes of {min} to {max} ㎡ net in {buildings} buildings. Move-in is planned from {year}.',
      label: 'Home',
      heading: 'A home where the day follows the river',
      lead: '{rental} rental homes in four complexes along the Garamcheon, in Neoul District 2-2 of Handeul. Move-in is planned in stages from {year}.',
      picture: 'aerial-golden-hour',
    },
    overview: {
      title: 'Project overview: {rental} rental homes, {buildings} buildings',
      description:
        'Location, size, number of homes in each complex, planned move-in and the state of the legal registrations of Garamnuri River Park, in one table.',
      label: 'Overview',
      heading: 'Project overview',
      lead: 'Four complexes, {buildings} buildings, {rental} rental homes.',
      picture: 'river-dusk',
    },
    units: {
      title: 'Unit types: {types} layouts from {min} to {max} ㎡',
      description:
        'The {types} rental unit types of Garamnuri River Park compared: layout, bedrooms, bathrooms, net and supply area in square metres, and number of homes.',
      label: 'Unit types',
      heading: 'Unit types',
      lead: 'Three bedrooms and two bathrooms in each of {types} layouts, from {min} to {max} ㎡ net.',
      picture: 'interior-84b-kitchen',
    },
    location: {
      title: 'Location: between the Garamcheon and Neoul Jungang',
      description:
        'What is near Garamnuri River Park and how far it is: the river path, the planned tram stop, the hospital, the motorway, with measured distances and times.',
      label: 'Location',
      heading: 'Location',
      lead: 'Between the river and the centre of Neoul District, with every distance measured from the nearest gate.',
      picture: 'tram-dusk',
    },
    contact: {
      title: 'Contact and registration',
      description:
        'Call {phone}, visit the model house in Handeul, or register your interest in Garamnuri River Park online in English. We call you back in Korean.',
      label: 'Contact',
      heading: 'Contact and registration',
      lead: 'Call us, visit the model house, or leave your number and we will call you.',
      picture: 'reeds-dusk',
    },
  },
  home: {
    facts: [
      { value: '{rental}', unit: '', label: 'Rental homes' },
      { value: '{min}–{max}', unit: '㎡', label: 'Net area' },
      { value: '{buildings}', unit: '', label: 'Buildings, up to {floors} floors' },
      { value: '{year}', unit: '', label: 'Planned move-in, in stages' },
    ],
    about: {
      heading: 'Four complexes, one plan',
      paragraphs: [
        'Complexes {complexes} were designed together: gardens and community facilities are shared, and there are no walls between them. The buildings line up along the river, lower in the south, so that sunlight reaches the living rooms behind them.',
        'Of {total} homes in all, {rental} are let as private rental housing. This site is about these {rental} homes.',
        'Deposits and rents have not been announced. They will be published with the official recruitment notice, in Korean.',
      ],
    },
    wayHeading: 'What would you like to know?',
  },
  overview: {
    factsHeading: 'The project in figures',
    tableHeading: 'Details',
    complexesHeading: 'By complex',
    legalHeading: 'Registrations and reports',
    rows: [
      { label: 'Project', value: 'Private rental housing, Neoul District 2-2, Handeul' },
      { label: 'Location', value: 'Neoul District 2-2, Handeul (complexes {complexes})' },
      { label: 'Site area', value: null },
      { label: 'Floor area ratio', value: null },
      { label: 'Size', value: '{buildings} buildings, {floors} floors above ground and {basement} below' },
      { label: 'Homes', value: '{rental} rental homes', note: 'Out of about {total} homes in complexes {complexes}' },
      { label: 'Move-in', value: '{year}, complex by complex', note: 'May change with construction; the exact period will be announced' },
      { label: 'Developer and builder', value: 'Garamnuri E&C' },
    ],
    notes: [
      'Items marked “To be announced” will be added when the change of permits is complete.',
      'The total number of homes reflects the present plan, including changes of permits, and may differ from what is finally approved.',
    ],
  },
  units: {
    tableHeading: 'All types compared',
    tableLead: 'Dimensions in millimetres, 3D views and tables of areas are on the Korean page of each type.',
    columns: { rooms: 'Beds / baths' },
    planLink: 'in detail (in Korean)',
    plansHeading: 'Floor plans',
    plansLead: 'Numbers name the rooms. Areas are measured between the walls, with balconies made part of the rooms, which is a paid option.',
    rooms: {
      거실: 'Living room',
      '거실/식당': 'Living and dining',
      주방: 'Kitchen',
      '주방/식당': 'Kitchen and dining',
      안방: 'Main bedroom',
      '침실 2': 'Bedroom 2',
      '침실 3': 'Bedroom 3',
      욕실: 'Bathroom',
      부부욕실: 'En-suite bathroom',
      드레스룸: 'Dressing room',
      파우더룸: 'Powder room',
      알파룸: 'Study',
      팬트리: 'Pantry',
      창고: 'Storage',
      현관: 'Entrance',
      복도: 'Hall',
      발코니: 'Balcony',
      다용도실: 'Utility balcony',
      실외기실: 'Outdoor unit',
    },
    householdsHeading: 'Where the types are',
    summaries: {
      '59A': 'Living room and three bedrooms side by side, all facing south',
      '59B': 'Corner living room with windows on two sides',
      '84A': 'Four south-facing bays with dressing room and pantry; the most common type',
      '84B': 'Four south-facing bays with a study beside the entrance',
      '84C': 'Open on three sides, with the living room towards the Garamcheon',
      '84D': 'Corner living room and a separate kitchen',
    },
    areasHeading: 'How areas are counted in Korea',
    areas: [
      'Net area (in Korean: jeonyong) is what lies inside your own home. Balconies are not part of it.',
      'Supply area (gonggeup) adds your share of stairs, corridors and lifts. The numbers in advertisements for flats often mean this one.',
      'Areas are legally stated in square metres.',
    ],
  },
  location: {
    highlightsHeading: 'What is around',
    highlights: [
      {
        id: 'river',
        title: 'The Garamcheon and its path',
        summary: 'River path {river.distance}, Neoul Neighbourhood Park {park.distance}',
        description: 'A waterside park and the river lie south of the complexes; a neighbourhood park is planned in the west.',
        points: [
          'River path: {river.distance} from the southern gate, {river.time} on foot',
          'Neoul Neighbourhood Park (planned): {park.distance} from complex 1',
        ],
        source: { label: 'Measured by Garamnuri E&C', date: '2026-09-14' },
      },
      {
        id: 'transit',
        title: 'Tram line 2 and the motorway',
        summary: 'Planned tram stop {tram.distance}, interchange {interchange.distance}',
        description:
          'The stop Neoul Jungang of tram line 2 is planned on Neoul-daero, north of the complexes. The motorway is reached at the Seohandeul interchange.',
        points: [
          'Neoul Jungang (planned): {tram.distance} from the western gate of complex 3, {tram.time} on foot',
          'Seohandeul interchange: {interchange.distance}, {interchange.time} by car',
          'When the tram opens depends on the city’s plans',
        ],
        source: { label: 'Measured by Garamnuri E&C', date: '2026-09-14' },
      },
      {
        id: 'everyday',
        title: 'Shops, school, doctors',
        summary: 'The commercial centre across the street, a general hospital {hospital.distance}',
        description:
          'The commercial centre of Neoul District is across the street to the west of complex 3; the site of a primary school is across the street to the east.',
        points: [
          'Public services (community centre and library planned): {services.distance} from the eastern gate of complex 5',
          'General hospital with emergency room: {hospital.distance}, {hospital.time} by car',
          'Whether and when schools open is decided by the office of education',
        ],
        source: { label: 'Measured by Garamnuri E&C', date: '2026-09-14' },
      },
    ],
    maps: {
      heading: 'From the city to the gate',
      region: {
        title: 'The city',
        description:
          'Neoul District, outlined, lies in the west of Handeul. The motorway passes further west, the hospital and City Hall are in the east. Tram line 2 is planned along Neoul-daero.',
      },
      district: {
        title: 'Neoul District',
        description:
          'Complexes {complexes}: Neoul-daero and the planned tram stop to the north, the planned park to the west, the river to the south, and shops and the site of a school beside complex 3.',
      },
      names: {
        [site.name]: 'Garamnuri\nRiver Park',
        한들산: 'Mt Handeul',
        가람봉: 'Mt Garam',
        '한들시 도심': 'City centre',
        가람천: 'Garamcheon',
        고속도로: 'Motorway',
        너울대로: 'Neoul-daero',
        '2호선 트램(예정)': 'Tram (planned)',
        '너울중앙역(예정)': 'Neoul Jungang (planned)',
        서한들IC: 'Seohandeul\nIC',
        종합병원: 'Hospital',
        한들시청: 'City Hall',
        '너울근린공원\n(예정)': 'Park\n(planned)',
        '중심\n상업 용지': 'Shops',
        '초등학교\n(예정)': 'School\n(planned)',
        '1단지': 'Complex 1',
        '2단지': 'Complex 2',
        '3단지': 'Complex 3',
        '5단지': 'Complex 5',
        '가람천 산책로': 'River path',
        '주민센터·\n도서관(예정)': 'Services\n(planned)',
        '중학교(예정)': 'Middle school (planned)',
      },
    },
    travelHeading: 'Distances and times',
    source: { label: 'Measured by Garamnuri E&C', date: '2026-09-14' },
    travelTimes: [
      { id: 'river', place: 'Garamcheon river path', by: 'On foot' },
      { id: 'services', place: 'Public services (planned)', by: 'On foot' },
      { id: 'tram', place: 'Neoul Jungang tram stop (planned)', by: 'On foot' },
      { id: 'park', place: 'Neoul Neighbourhood Park (planned)', by: 'On foot' },
      { id: 'hospital', place: 'General hospital', by: 'By car' },
      { id: 'interchange', place: 'Seohandeul interchange', by: 'By car' },
      { id: 'city-hall', place: 'Handeul City Hall', by: 'By car' },
    ],
    notes: [
      'The maps are simplified and not to scale. Larger ones, with names in Korean, are on the Korean page: follow the link at the top.',
      'Distances are measured from the gate nearest to the destination; on foot at 67 m a minute, by car at 10:00 on a weekday.',
      'Facilities marked “planned” may be changed, delayed or cancelled, depending on permits and public policy.',
    ],
  },
  contact: {
    visitHeading: 'The model house',
    hoursLabel: 'Opening hours',
    directionsLabel: 'Getting there',
    parkingLabel: 'Parking',
    formHeading: 'Register your interest',
    formLead:
      'A counsellor will call the number you leave, and you will receive the address of the model house by text message. Calls, messages and contracts are in Korean.',
    privacyNote: 'How we handle what you enter, and when we destroy it, is written in the [privacy policy (Korean)](/privacy).',
  },
  registration: {
    submitLabel: 'Register',
    closedMessage: `Registration is closed at the moment. Please call ${site.phone}.`,
    consents: {
      privacy: {
        label: '[Required] I agree to the collection and use of my personal information',
        rows: [
          {
            label: 'Purpose',
            value:
              'To receive your registration or booking, to see whether you are 14 or older and whether you are registered already, to call you, and to send you the address and opening hours of the model house by text message, and to see which advertisement or notice led to your registration',
          },
          {
            label: 'What we collect',
            value:
              'Required: name, mobile number, date of birth. Optional, if you fill it in: message, day and time of the visit and number of visitors. Automatically: what led you here (advertisement, search or QR code, click id of an advertisement, first page opened)',
          },
          { label: 'How long we keep it', value: '12 months from registration. If you withdraw your consent, we destroy it without delay.' },
        ],
        refusal: 'You may refuse. Then you cannot register online, but you can ask us anything at {phone} without leaving personal information.',
      },
      marketing: {
        label: '[Optional] I agree to receive advertising, and to the use of my personal information for it',
        rows: [
          { label: 'Purpose', value: 'Text messages and calls with advertising, such as remaining homes, the schedule and events' },
          { label: 'What we collect', value: 'Name, mobile number' },
          { label: 'How long we keep it', value: '12 months from registration, or until you withdraw this consent' },
        ],
        refusal: 'You may refuse. You can book a visit and be advised all the same.',
      },
      night: {
        label: '[Optional] I agree to receive advertising at night, from 21:00 to 08:00',
        rows: [
          { label: 'Purpose', value: 'Text messages with advertising between 21:00 and 08:00' },
          { label: 'What we collect', value: 'Name, mobile number' },
          { label: 'How long we keep it', value: '12 months from registration, or until you withdraw this consent' },
        ],
        refusal: 'You may refuse. Then we send no advertising from 21:00 to 08:00.',
      },
    },
  },
  captions: [],
  pictures: {
    'aerial-golden-hour': { alt: 'Apartment buildings in evening light behind the winding Garamcheon, with a path and trees along its bank' },
    'river-dusk': { alt: 'The complex after sunset, its first windows lit under a red western sky' },
    'interior-84b-kitchen': { alt: 'Kitchen of type 84B with three round lamps over a table for six, an island, a refrigerator and an oven behind' },
    'tram-dusk': { alt: 'A white tram with its lights on beside the boulevard at dusk, with lit office buildings and the apartment buildings behind it' },
    'reeds-dusk': { alt: 'The still Garamcheon at dusk behind reeds, with the lit windows of the complex reflected in it', caption: 'The Garamcheon at dusk' },
    'model-house': {
      alt: 'Two-storey model house of wood and glass, lit at dusk beside a pool, with people on the forecourt and lit apartment buildings behind',
    },
    'central-garden': { alt: 'Garden with a round pond, benches and trees between the buildings', caption: 'Central garden' },
  },
}

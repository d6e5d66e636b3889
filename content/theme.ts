import type { Theme } from '@/lib/content/schemas/site'

/** The site's only colours. The build checks the contrast of pairs used for text. */
export const theme: Theme = {
  ink: '#14201D',
  pine: '#12332B',
  paper: '#F7F4EE',
  sand: '#E4DACA',
  brass: '#A8834A',
  brassText: '#7A5B2B',
  river: '#2F5D73',
  clay: '#A4432F',
}

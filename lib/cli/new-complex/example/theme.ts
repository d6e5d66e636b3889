import type { Theme } from '@/lib/content/schemas/site'

/** Eight colours; their contrasts are checked. */
export const theme: Theme = {
  ink: '#19141F',
  pine: '#3A1D5C',
  paper: '#F7F6F9',
  sand: '#E0D9E8',
  brass: '#8B60BE',
  brassText: '#6E3DA9',
  river: '#3D6D8F',
  clay: '#AC4D39',
}

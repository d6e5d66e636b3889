/** The volume of a test: `whole` in `npm run site -- test-nightly`, `daily` in `npm test`. */
export const atNight = <Volume>(whole: Volume, daily: Volume): Volume => (process.env.NIGHTLY ? whole : daily)

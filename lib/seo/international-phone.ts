/** With the country code; Korea's nationwide business numbers (15XX-XXXX) have no leading zero to drop. */
export const internationalPhone = (phone: string) => `+82-${phone.replace(/^0/, '')}`

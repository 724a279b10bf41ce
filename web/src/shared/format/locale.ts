/** The locale of numbers and money: English as it is written in the Emirates. */
export const LOCALE = 'en-AE';

/** The sections that the page's own buttons lead to. */
export const CALCULATOR_ID = 'personal-impact';
export const SLOTS_ID = 'impact-machine';

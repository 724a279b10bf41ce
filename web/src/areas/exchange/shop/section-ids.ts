/** The sections that the closing buttons scroll to. */
export const SIMULATOR_ID = 'trade-in-simulator';
export const HOW_IT_WORKS_ID = 'how-it-works';

/** What a mission is for (spec document 2, section 3). One that is not known is shown as waste. */
export const MISSION_CATEGORIES = ['water', 'energy', 'biodiversity', 'waste', 'transport'] as const;
export const UNKNOWN_MISSION_CATEGORY = 'waste';

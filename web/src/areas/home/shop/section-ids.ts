/** The trade-in and leaderboard section, which other screens link to (spec document 1, section 2). */
export const ASSISTANT_ID = 'meet-deli';

/** How many rows the `leaderboard` room keeps current. A screen that shows fewer cuts them off. */
export const LEADERBOARD_ROOM_SIZE = 100;

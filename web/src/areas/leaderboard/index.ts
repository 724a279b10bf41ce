/** What other areas may use of this one. */
export { LeaderboardBoard } from './shop/leaderboard-board';
export { LeaderboardWidget } from './shop/leaderboard-widget';
export { PodiumArt } from './shop/podium-art';

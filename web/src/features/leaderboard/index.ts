/** What other features may use of this one. */
export { LeaderboardBoard } from './leaderboard-board';
export { LeaderboardWidget } from './leaderboard-widget';
export { PodiumArt } from './podium-art';

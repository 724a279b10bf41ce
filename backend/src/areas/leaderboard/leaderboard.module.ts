import { Module } from '@nestjs/common';
import { HeroGains } from './hero-gains.js';
import { LeaderboardRoom } from './leaderboard-room.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

export { asLeaderboardHero, isOnBoard, LeaderboardProjection, unknownHero } from './leaderboard.projection.js';
export type { HeroEntry } from './load-heroes.statement.js';

@Module({
  controllers: [LeaderboardController],
  providers: [HeroGains, LeaderboardProjection, LeaderboardRoom],
  exports: [LeaderboardProjection],
})
export class LeaderboardModule {}

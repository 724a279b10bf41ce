import { Module } from '@nestjs/common';
import { HeroGains } from './hero-gains.js';
import { LeaderboardRoom } from './leaderboard-room.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

export {
  asLeaderboardHero, type HeroEntry, isOnBoard, LeaderboardProjection, unknownHero,
} from './leaderboard.projection.js';

@Module({
  controllers: [LeaderboardController],
  providers: [HeroGains, LeaderboardProjection, LeaderboardRoom],
  exports: [LeaderboardProjection],
})
export class LeaderboardModule {}

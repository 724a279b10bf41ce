import { Module } from '@nestjs/common';
import { HeroesModule } from '../heroes/heroes.module.js';
import { LeaderboardModule } from '../leaderboard/leaderboard.module.js';
import { SocialChallengeRoom } from './social-challenge-room.js';
import { SocialChallengesController } from './social-challenges.controller.js';
import { SocialChallengesProjection } from './social-challenges.projection.js';

@Module({
  imports: [HeroesModule, LeaderboardModule],
  controllers: [SocialChallengesController],
  providers: [SocialChallengesProjection, SocialChallengeRoom],
})
export class SocialChallengesModule {}

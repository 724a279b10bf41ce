import { Module } from '@nestjs/common';
import { LeaderboardModule } from '../leaderboard/leaderboard.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ActingHeroes } from './acting-heroes.js';
import { HeroRooms } from './hero-rooms.js';
import { HeroesController } from './heroes.controller.js';
import { MeController } from './me.controller.js';

export { ActingHeroes } from './acting-heroes.js';

@Module({
  imports: [LeaderboardModule, NotificationsModule],
  controllers: [HeroesController, MeController],
  providers: [ActingHeroes, HeroRooms],
  exports: [ActingHeroes],
})
export class HeroesModule {}

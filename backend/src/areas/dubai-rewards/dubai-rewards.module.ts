import { Module } from '@nestjs/common';
import { HeroesModule } from '../heroes/heroes.module.js';
import { ClaimsDeskController } from './desk.controller.js';
import { DubaiRoom } from './dubai-room.js';
import { DubaiController } from './dubai.controller.js';
import { DubaiProjection } from './dubai.projection.js';
import { MyRewardsController } from './my-rewards.controller.js';
import { OffersDeskController } from './offers-desk.controller.js';

@Module({
  imports: [HeroesModule],
  controllers: [DubaiController, MyRewardsController, ClaimsDeskController, OffersDeskController],
  providers: [DubaiProjection, DubaiRoom],
})
export class DubaiRewardsModule {}

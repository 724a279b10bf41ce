import { Module } from '@nestjs/common';
import { SponsorshipsDeskController } from './desk.controller.js';
import { MissionSponsorshipsController } from './mission-sponsorships.controller.js';
import { MissionsRoom } from './missions-room.js';
import { MissionsProjection } from './missions.projection.js';
import { SponsoredMissionsController } from './sponsored-missions.controller.js';

@Module({
  controllers: [SponsoredMissionsController, MissionSponsorshipsController, SponsorshipsDeskController],
  providers: [MissionsProjection, MissionsRoom],
})
export class MissionsModule {}

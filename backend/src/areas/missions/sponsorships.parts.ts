import type { BackendParts } from '../../backend-parts.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';
import { MissionSponsorshipsController } from './mission-sponsorships.controller.js';
import { OpsSponsorshipsController } from './desk.controller.js';
import { SponsoredMissionsController } from './sponsored-missions.controller.js';

/** The controllers and providers of this area. */
export const SPONSORSHIPS_PARTS: BackendParts = {
  controllers: [SponsoredMissionsController, MissionSponsorshipsController, OpsSponsorshipsController],
  providers: [OperatorGuard],
};

import type { BackendParts } from '../../backend-parts.js';
import { DubaiController } from './dubai.controller.js';
import { MyRewardsController } from './my-rewards.controller.js';
import { OpsClaimsController } from './desk.controller.js';

/** The controllers and providers of this area. */
export const REWARDS_PARTS: BackendParts = { controllers: [DubaiController, MyRewardsController, OpsClaimsController], providers: [] };

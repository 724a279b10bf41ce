import type { BackendParts } from '../../backend-parts.js';
import { PickupsController } from './pickups.controller.js';

/** The controllers and providers of this area. */
export const PICKUPS_PARTS: BackendParts = { controllers: [PickupsController], providers: [] };

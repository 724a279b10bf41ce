import type { BackendParts } from '../../backend-parts.js';
import { ConciergeController } from './concierge.controller.js';

/** The controllers and providers of this area. */
export const CONCIERGE_PARTS: BackendParts = { controllers: [ConciergeController], providers: [] };

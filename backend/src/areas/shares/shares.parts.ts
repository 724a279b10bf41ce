import type { BackendParts } from '../../backend-parts.js';
import { SocialSharesController } from './social-shares.controller.js';

/** The controllers and providers of this area. */
export const SHARES_PARTS: BackendParts = { controllers: [SocialSharesController], providers: [] };

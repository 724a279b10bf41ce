import { z } from 'zod';
import { DELIVERY_ZONES } from './zones.js';

/** The id of a delivery zone. */
export const zoneIdSchema = z.enum(DELIVERY_ZONES.map(({ id }) => id) as [string, ...string[]]);

import { z } from 'zod';

export const emailSchema = z.email().max(254);
export const phoneSchema = z.string().trim().regex(/^\+?[\d ()-]{7,20}$/, 'must be a phone number');

import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { phoneSchema } from '../../kernel/text/contacts.js';
import { personName, plainText } from '../../kernel/text/text.js';
import { slotDaySchema } from '../pickups/slots.js';
import { zoneIdSchema } from '../pickups/zone-id.js';
import { signatureSchema } from './signature.js';

/** How a phone comes to the desk: fetched at the door, brought, or sent by post free of charge. */
export const HANDOVER_METHODS = ['pickup', 'drop-off', 'post'] as const;
export type HandoverMethod = (typeof HANDOVER_METHODS)[number];

/** `PUT /api/me/trade-ins/{id}/handover`. A pickup takes one of its zone’s slots on a day in Dubai. */
export const handoverRequestSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('pickup'),
    zoneId: zoneIdSchema,
    day: slotDaySchema,
    slot: plainText(16),
    address: plainText(300),
    contact: personName(80),
    phone: phoneSchema,
  }),
  z.object({ method: z.literal('drop-off') }),
  z.object({ method: z.literal('post') }),
]);
export type HandoverRequest = z.infer<typeof handoverRequestSchema>;

/** `PUT /api/me/trade-ins/{id}/return-address`: where the phone goes if we do not keep it, and the parcel’s sender. */
export const returnAddressSchema = z.object({ address: plainText(300), contact: personName(80), phone: phoneSchema });
export type ReturnAddress = z.infer<typeof returnAddressSchema>;

/** What was arranged. The fee is fils, and is kept back from what is paid. */
export const handoverSchema = z.object({
  method: z.enum(HANDOVER_METHODS),
  zoneId: z.string().nullable(),
  day: z.iso.date().nullable(),
  slot: z.string().nullable(),
  startsAt: timeSchema.nullable(),
  endsAt: timeSchema.nullable(),
  address: z.string().nullable(),
  contact: z.string().nullable(),
  phone: z.string().nullable(),
  feeFils: z.number().int().nonnegative(),
  /** The person who handed it to the courier; null where nobody signed. */
  signature: signatureSchema.nullable(),
});
export type Handover = z.infer<typeof handoverSchema>;

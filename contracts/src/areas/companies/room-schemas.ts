import { z } from 'zod';
import { importSummarySchema } from '../imports/schemas.js';
import { DEVICE_STAGES, orderSummarySchema } from '../orders/schemas.js';
import { quoteSummarySchema } from '../quotes/schemas.js';
import { listChangeSchema } from '../../kernel/rooms/list-change-schema.js';

/** Parts of the account that the last change touched: the screens that show them ask again. */
const account = z.array(z.string());

/** The whole of a company's room: newest first. */
export const companySnapshotSchema = z.object({
  quotes: z.array(quoteSummarySchema),
  orders: z.array(orderSummarySchema),
  imports: z.array(importSummarySchema),
  account,
});
export type CompanySnapshot = z.infer<typeof companySnapshotSchema>;

/** What changed of a company's quotes, orders, imports and account. */
export const companyChangeSchema = z.object({
  quotes: listChangeSchema(quoteSummarySchema),
  orders: listChangeSchema(orderSummarySchema),
  imports: listChangeSchema(importSummarySchema),
  account,
});
export type CompanyChange = z.infer<typeof companyChangeSchema>;

const deviceNumber = z.number().int().positive();

/** Neighbouring devices of an order, by number, that came to a stage. */
export const advancedDevicesSchema = z.object({ stage: z.enum(DEVICE_STAGES), from: deviceNumber, to: deviceNumber });
export type AdvancedDevices = z.infer<typeof advancedDevicesSchema>;

/** The whole of an order's room, and its change alike: the order as it is now, and the devices that moved last. */
export const orderRoomStateSchema = z.object({ order: orderSummarySchema, advanced: z.array(advancedDevicesSchema) });
export type OrderRoomState = z.infer<typeof orderRoomStateSchema>;

import { z } from 'zod';
import { EXAMPLE_ORDER_SUMMARY } from './examples.js';
import { DEVICE_STAGES } from './catalogue.js';
import { orderSummarySchema } from './schemas.js';
import { roomPerId } from '../../kernel/rooms/room-description.js';

const deviceNumber = z.number().int().positive();

/** Neighbouring devices of an order, by number, that came to a stage. */
export const advancedDevicesSchema = z.object({ stage: z.enum(DEVICE_STAGES), from: deviceNumber, to: deviceNumber });
export type AdvancedDevices = z.infer<typeof advancedDevicesSchema>;

/** The whole of an order's room, and its change alike: the order as it is now, and the devices that moved last. */
export const orderRoomStateSchema = z.object({ order: orderSummarySchema, advanced: z.array(advancedDevicesSchema) });
export type OrderRoomState = z.infer<typeof orderRoomStateSchema>;

const order = { ...EXAMPLE_ORDER_SUMMARY, status: 'processing' as const, version: 3 };

export const orderRoom = roomPerId({
  summary: 'One purchase order, and the devices that moved since the last message.',
  access: 'its company: members by the session, machines by an API key in the handshake '
    + '(`auth.companyApiKey`); the demo company’s are public',
  fold:
    'The change takes the place of the snapshot. `advanced` names the devices that came to a stage, by number: screens that list devices ask again.',
  snapshot: orderRoomStateSchema,
  change: orderRoomStateSchema,
  example: {
    snapshot: { order, advanced: [] },
    change: {
      order: { ...order, stages: { ...order.stages, expected: 140, received: 10 }, version: 4 },
      advanced: [{ stage: 'received', from: 1, to: 10 }],
    },
  },
});

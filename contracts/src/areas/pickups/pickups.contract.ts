import { z } from 'zod';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';
import { defineContract } from '../../kernel/contract.js';
import { publicRoom } from '../../kernel/rooms/room-description.js';
import { plainText } from '../../kernel/text/text.js';
import { PICKUPS_DESK_ROUTES, PICKUPS_ROUTES } from './routes.js';
import { pickupSlotsSchema } from './slots.js';
import { zoneIdSchema } from './zone-id.js';

const whole = z.number().int().nonnegative();

/**
 * `GET /api/pickups`: how many doorstep pickups were done, in all and in each delivery zone (every zone, in their
 * order).
 */
export const pickupsDoneSchema = z.object({
  total: whole,
  zones: z.array(z.object({ zoneId: z.string(), done: whole })),
});
export type PickupsDone = z.infer<typeof pickupsDoneSchema>;

const pickupId = 'courier-4711';
/** A pickup that was done, by the couriers' own id. */
export const completedPickupSchema = z.object({
  pickupId: plainText(64).regex(/^[\w-]+$/, 'must be letters, digits, _ or -'),
  zoneId: zoneIdSchema,
});

export const PICKUP_COMMANDS = {
  'complete-pickup': { queue: 'trade-ins', payload: completedPickupSchema, result: completedPickupSchema },
} as const satisfies CommandDefinitions;

const example = {
  total: 12,
  zones: [{ zoneId: 'zone-1', done: 7 }, { zoneId: 'zone-2', done: 4 }, { zoneId: 'zone-3', done: 1 }],
};

const PICKUPS_AREA = {
  tag: 'Pickups',
  description: 'Phones that are picked up at the door.',
  schemas: { PickupsDone: pickupsDoneSchema },
};

export const PICKUPS_CALLS = defineCalls(
  PICKUPS_ROUTES,
  PICKUPS_AREA,
  {
    readPickups: {
      summary: 'How many doorstep pickups were done',
      description:
        'In all, and in every delivery zone.',
      caller: 'public',
      tagged: true,
      example: {},
      answers: { 200: { schema: pickupsDoneSchema, example } },
    },
    listPickupSlots: {
      summary: 'Which pickups can still be booked in a zone',
      description:
        'The slots of the next fourteen days, Asia/Dubai, with how many pickups are left in each. In Ramadan none lies over iftar.',
      caller: 'public',
      query: z.object({ zoneId: zoneIdSchema }),
      example: { query: { zoneId: 'zone-1' } },
      answers: {
        200: {
          schema: pickupSlotsSchema,
          example: {
            zoneId: 'zone-1',
            feeFils: 0,
            slots: [{
              day: '2026-11-23',
              slot: '9:00-11:00',
              startsAt: '2026-11-23T05:00:00.000Z',
              endsAt: '2026-11-23T07:00:00.000Z',
              left: 6,
              isRamadan: false,
            }],
          },
        },
      },
      errors: ['database_unavailable'],
    },
  },
);

export const PICKUPS_DESK_CALLS = defineCalls(PICKUPS_DESK_ROUTES, PICKUPS_AREA, {
  completePickup: {
    summary: 'Count a pickup that a partner’s courier did',
    description:
      'Once for each id. Those of our own couriers count automatically when a phone is collected. Records `pickup.completed`.',
    caller: 'operator',
    body: completedPickupSchema,
    example: { body: { pickupId, zoneId: 'zone-1' } },
    answers: { 201: { schema: completedPickupSchema, example: { pickupId, zoneId: 'zone-1' } } },
    errors: ['already_exists'],
    command: true,
  },
});

/** Doorstep pickups. Their events do not say whose phone it was, nor at which door. */
export const pickups = defineContract({
  logEvents: { 'pickup.completed': z.object({ pickupId: z.string(), zoneId: z.string() }) },
  commands: PICKUP_COMMANDS,
  ingestEvents: { 'pickup.completed': completedPickupSchema },
  impersonalEvents: ['pickup.completed'],
  calls: [PICKUPS_CALLS, PICKUPS_DESK_CALLS],
  rooms: {
    pickups: publicRoom({
      summary: 'How many doorstep pickups were done, as `GET /api/pickups` answers it.',
      fold: 'The change takes the place of the snapshot.',
      snapshot: pickupsDoneSchema,
      change: pickupsDoneSchema,
      example: {
        snapshot: example,
        change: { total: 13, zones: [{ zoneId: 'zone-1', done: 8 }, ...example.zones.slice(1)] },
      },
    }),
  },
});

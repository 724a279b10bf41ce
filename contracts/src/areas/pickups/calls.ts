import { pickupsDoneSchema } from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_PICKUPS } from './examples.js';
import { PICKUPS_ROUTES } from './routes.js';

/** Doorstep pickups. */
export const PICKUPS_CALLS = defineCalls(
  PICKUPS_ROUTES,
  { tag: 'Pickups', description: 'Phones that are picked up at the door.', schemas: { PickupsDone: pickupsDoneSchema } },
  {
    readPickups: {
      summary: 'How many doorstep pickups were done',
      description: 'In all, and in every delivery zone (spec document 2, section 9). Carries an ETag and `Planet-Position`.',
      caller: 'public',
      example: {},
      answers: { 200: { schema: pickupsDoneSchema, example: EXAMPLE_PICKUPS } },
    },
  },
);

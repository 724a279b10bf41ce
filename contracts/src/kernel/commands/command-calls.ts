import { z } from 'zod';
import { acceptedCommandSchema, commandIdSchema, settledCommandSchema } from './settled-command.js';
import { defineCalls } from '../calls/define-calls.js';
import { EXAMPLE_ID } from '../calls/example-values.js';
import { COMMAND_ROUTES } from './command-routes.js';

/** What became of a call that was answered with 202. */
export const COMMAND_CALLS = defineCalls(
  COMMAND_ROUTES,
  {
    tag: 'Commands',
    description:
      'A change that does not end within five seconds is answered with 202: it is safe and ends without you. Ask here, or listen '
      + 'for `command:settled` on the socket.',
    schemas: { AcceptedCommand: acceptedCommandSchema, SettledCommand: settledCommandSchema },
  },
  {
    readCommand: {
      summary: 'How a command stands',
      description:
        '`accepted` while it runs; then `succeeded` with the result, `refused` or `failed` with the error, for its sender: '
        + 'with the same key or session, or the cookie that came with the 202. Others learn that it is `done`. '
        + 'Where it began a session, the browser that sent it is given that here: `Set-Cookie` carries it.',
      caller: 'public',
      params: z.object({ id: commandIdSchema }),
      checks: { params: z.object({ id: z.string() }) },
      example: { params: { id: EXAMPLE_ID } },
      answers: {
        200: {
          headers: ['Set-Cookie'],
          schema: z.union([acceptedCommandSchema, settledCommandSchema]),
          example: { commandId: EXAMPLE_ID, status: 'accepted' },
        },
      },
      errors: ['unknown_command', 'database_unavailable'],
    },
  },
);

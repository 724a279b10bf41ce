import type { z } from 'zod';
import type { CallTable } from '@planet-heroes/contracts/kernel/calls/call';
import { CALL_TABLES } from '@planet-heroes/contracts/calls';
import { EXAMPLE_ID } from '@planet-heroes/contracts/kernel/calls/example-values';
import { errorBodySchema, refusalSchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { ERROR_CODES, ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { ERROR_MEANINGS } from '@planet-heroes/contracts/kernel/errors/error-meanings';
import { operationOf } from './openapi-operation.js';
import { type JsonSchema, SchemaComponents } from './schema-components.js';

const INTRODUCTION = `Everything the pages of Planet Heroes use, and what operators and companies use.

- **Units**: points and bottles are whole; CO2 is grams; money is whole AED in the calculators and fils elsewhere (100 fils are
  1 AED), as each call says. Times are UTC.
- **Changes** run as commands. Send an \`Idempotency-Key\` of your own with each: the same key and body have one effect and the
  same answer, however often they are sent. What does not end within five seconds is answered with 202 and ends by itself.
- **Reads** carry \`Planet-Position\`, the place in the event log that they were read at, and after a command show what it did.
- **Refusals** have one form and a stable \`code\`. Any path may also answer \`not_found\` (404) or \`method_not_allowed\` (405).
- **Live changes** come over Socket.IO: \`/api/docs/asyncapi.json\`.

## Codes

`;

/** Builds the OpenAPI 3.1 document of all calls. */
export function openApiDocument(tables: readonly CallTable[] = CALL_TABLES): JsonSchema {
  const named = Object.assign({ Error: errorBodySchema, ErrorCode: refusalSchema.shape.code }, ...tables.map(({ schemas }) => schemas)) as Record<string, z.ZodType>;
  const schemas = new SchemaComponents(named, 'draft-2020-12');
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of tables.flatMap(({ calls }) => calls)) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, schemas);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Planet Heroes', version: '1', description: INTRODUCTION + codesTable() },
    servers: [{ url: '/' }],
    tags: tables.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      schemas: schemas.all(),
      examples: Object.fromEntries(ERROR_CODES.map((code) => [code, refusalExample(code)])),
      parameters: {
        'Idempotency-Key': {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'One for each action of a person, such as a random UUID: a repetition with the same body has no further effect.',
          schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
      },
      headers: {
        'Command-Id': textHeader('The id of the command that this call ran.'),
        'Planet-Position': textHeader('The place in the event log that the answer was read at.'),
        'Idempotency-Replayed': textHeader('`true` where the answer is that of an earlier call with the same key.'),
        Location: textHeader('Where to ask how the command ended.'),
        'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 0 } },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'planet_session', description: 'A hero’s session, from joining free. Without it the caller is the demo hero.' },
        companyKey: { type: 'http', scheme: 'bearer', description: 'A company’s API key. Without it the caller is the demo company.' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'The operator token of this instance.' },
      },
    },
  };
}

function codesTable(): string {
  const rows = ERROR_CODES.map((code) => `| \`${code}\` | ${ERROR_STATUS[code]} | ${ERROR_MEANINGS[code]} |`);
  return ['| code | status | meaning |', '|---|---|---|', ...rows].join('\n');
}

function refusalExample(code: (typeof ERROR_CODES)[number]) {
  return { summary: `${code} (${ERROR_STATUS[code]})`, description: ERROR_MEANINGS[code], value: { error: { code, message: ERROR_MEANINGS[code], requestId: EXAMPLE_ID } } };
}

function textHeader(description: string) {
  return { description, schema: { type: 'string' } };
}

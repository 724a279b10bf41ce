import { z } from 'zod';
import {
  createDocument,
  type oas32,
  type ZodOpenApiHeaderObject,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { CALL_AREAS, CALLS } from '@planet-heroes/contracts/calls';
import { EXAMPLE_ID } from '@planet-heroes/contracts/kernel/calls/example-values';
import { errorBodySchema, refusalSchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { ERROR_CODES, ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { ERROR_MEANINGS } from '@planet-heroes/contracts/kernel/errors/error-meanings';
import { published, SCHEMA_OPTIONS } from './json-schema-form.js';
import { SITE_DEFAULTS } from '@planet-heroes/contracts/kernel/site/catalogue';
import { operationOf } from './openapi-operation.js';
import { webhooksOf } from './openapi-webhooks.js';

const INTRODUCTION = `Everything the pages of Planet Heroes use, and what operators and companies use.

- **Units**: points and bottles are whole; CO2 is grams; money is whole AED in the calculators and fils elsewhere (100 fils are
  1 AED), as each call says. Times are UTC.
- **Changes** run as commands. Send an \`Idempotency-Key\` of your own with each: the same key and body have one effect and the
  same answer, however often they are sent. What does not end within five seconds is answered with 202 and ends by itself.
- **Reads**, HEAD as well, carry \`Planet-Position\`, the place in the event log that the answering node had read to, and
  \`Planet-As-Of\`, when that was the newest. A command's answer carries the position that shows what it did: a read with the
  same or a later one shows it too, on any node. To compare two positions, compare the whole numbers before the dash, and if
  they are equal those behind it; both may have 19 digits, more than a float holds (\`BigInt\` in JavaScript). Rooms have the
  same positions. Restoring a backup begins others.
- **Refusals** have one form and a stable \`code\`. Any path may also answer \`not_found\` (404) or \`method_not_allowed\` (405).
- **Live changes** come over Socket.IO: \`/api/docs/asyncapi.json\`.
- **Messages to companies’ own servers** stand under \`webhooks\`.

## Codes

`;

const KEY_DESCRIPTION =
  'One for each action of a person, such as a random UUID: a repetition with the same body has no further effect.';

/** The OpenAPI 3.1 document of all calls, out of their tables. */
export function openApiDocument(contactEmail = SITE_DEFAULTS.contactEmail): oas32.OpenAPIObject {
  nameSchemas();
  const paths: ZodOpenApiPathsObject = {};
  for (const call of CALLS) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  const document: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Planet Heroes',
      version: '1',
      description: INTRODUCTION + codesTable(),
      contact: { name: 'Planet Heroes', email: contactEmail },
      license: { name: 'All rights reserved' },
    },
    servers: [{ url: '/' }],
    tags: CALL_AREAS.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    webhooks: Object.assign({}, ...CALL_AREAS.map(webhooksOf)) as ZodOpenApiPathsObject,
    components: {
      examples: Object.fromEntries(ERROR_CODES.map((code) => [code, refusalExample(code)])),
      parameters: {
        'Idempotency-Key': {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: KEY_DESCRIPTION,
          schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
        'Session-Key': {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: `${KEY_DESCRIPTION} Here of at least 16 characters, so that no two visitors choose the same.`,
          schema: { type: 'string', minLength: 16, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
        'Idempotency-Nonce': {
          name: 'Idempotency-Nonce',
          in: 'header',
          required: false,
          description:
            'A random value that only the sender knows, such as a random UUID. Where the answer gives a session, a key or a code, '
            + 'a repetition is given it again with the same key and nonce, for ten minutes; without a nonce it is refused.',
          schema: { type: 'string', minLength: 16, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
        'If-None-Match': {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The ETag of the last answer: nothing is sent again unless it has changed.',
          schema: { type: 'string' },
        },
      },
      headers: {
        'Command-Id': textHeader('The id of the command that this call ran. What is refused before it runs has none.'),
        'Content-Disposition': textHeader('The name to save the file under.'),
        ETag: textHeader('Names this content: send it back as `If-None-Match`.'),
        'Planet-Position': {
          description: 'The place in the event log that the node had read to. How to compare two: see the top.',
          schema: { type: 'string', pattern: '^\\d{1,20}-\\d{1,20}$', example: '5504-83' },
        },
        'Planet-As-Of': {
          description: 'When what the answer shows was the newest: ms since 1970 by the server’s clock.',
          schema: { type: 'integer' },
        },
        'Idempotency-Replayed': textHeader('`true` where the answer is that of an earlier call with the same key.'),
        Location: textHeader('Where to ask how it ended.'),
        'Set-Cookie': textHeader('Gives the browser its session or another proof for later calls, or takes it away.'),
        'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 0 } },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'planet_session',
          description: 'A hero’s session, from joining free; over TLS it is called `__Host-planet_session`. Without it the caller is the demo hero, where the instance has one.',
        },
        companyKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A company’s API key; members act in their session. With neither the caller is the demo company, where there is one.',
        },
        operatorToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The operator token of this instance. Once there are operators by name: a machine’s key, or their session.',
        },
      },
    },
  };
  return createDocument(document, SCHEMA_OPTIONS);
}

/**
 * Names the schemas that are shown under one: the library reads their names where zod keeps what is said of a schema.
 */
function nameSchemas(): void {
  const named: Record<string, z.ZodType> = { Error: errorBodySchema, ErrorCode: refusalSchema.shape.code };
  for (const { schemas } of CALL_AREAS) Object.assign(named, schemas);
  const brought = namesIn(Object.fromEntries(CALLS.flatMap(({ id, body }) => (body ? [[id, body]] : []))), named);
  for (const [name, schema] of Object.entries(named)) {
    // What requests bring is shown as it is before its defaults are filled in, and says so.
    const id = brought.has(name) && takesOthers(schema) ? `${name}Input` : name;
    if (z.globalRegistry.get(schema)?.id !== id) z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}

/** Which of the named schemas the bodies are, or have in them. */
function namesIn(bodies: Record<string, z.ZodType>, named: Record<string, z.ZodType>): Set<string> {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  const { $defs = {} } = z.toJSONSchema(z.object(bodies), { io: 'input', metadata: names, unrepresentable: 'any' });
  return new Set(Object.keys($defs));
}

function takesOthers(schema: z.ZodType): boolean {
  const shown = (io: 'input' | 'output') =>
    JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', override: published }));
  return shown('input') !== shown('output');
}

function codesTable(): string {
  const rows = ERROR_CODES.map((code) => `| \`${code}\` | ${ERROR_STATUS[code]} | ${ERROR_MEANINGS[code]} |`);
  return ['| code | status | meaning |', '|---|---|---|', ...rows].join('\n');
}

function refusalExample(code: (typeof ERROR_CODES)[number]) {
  return {
    summary: `${code} (${ERROR_STATUS[code]})`,
    description: ERROR_MEANINGS[code],
    value: { error: { code, message: ERROR_MEANINGS[code], requestId: EXAMPLE_ID } },
  };
}

function textHeader(description: string): ZodOpenApiHeaderObject {
  return { description, schema: { type: 'string' } };
}

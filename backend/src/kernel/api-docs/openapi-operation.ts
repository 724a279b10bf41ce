import type { z } from 'zod';
import { createSchema, type ZodOpenApiOperationObject } from 'zod-openapi';
import { bringsBody, type Call, type CallAnswer, type Caller } from '@planet-heroes/contracts/kernel/calls/call';
import { errorsOf } from '@planet-heroes/contracts/kernel/calls/call-errors';
import { ERROR_STATUS, type ErrorCode } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { errorBodySchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { acceptedCommandSchema } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { EXAMPLE_ID } from '@planet-heroes/contracts/kernel/calls/example-values';
import { SCHEMA_OPTIONS } from './json-schema-form.js';

const JSON_TYPE = 'application/json';
/** A caller without a session or key is the demo hero or the demo company. */
const SECURITY: Readonly<Record<Caller, Record<string, string[]>[]>> = {
  public: [],
  hero: [{ session: [] }, {}],
  company: [{ companyKey: [] }, {}],
  operator: [{ operatorToken: [] }],
};
const COMMAND_HEADERS = {
  'Command-Id': { $ref: '#/components/headers/Command-Id' },
  'Planet-Position': { $ref: '#/components/headers/Planet-Position' },
  'Idempotency-Replayed': { $ref: '#/components/headers/Idempotency-Replayed' },
};

/** One call as an OpenAPI operation. */
export function operationOf(call: Call): ZodOpenApiOperationObject {
  const { id, area, summary, description, caller, params, query, command, example } = call;
  const parameters = [
    ...parametersOf('path', params, example?.params),
    ...parametersOf('query', query, example?.query),
    ...(command ? ['Idempotency-Key', 'Idempotency-Nonce'].map((name) => ({ $ref: `#/components/parameters/${name}` })) : []),
  ];
  return {
    operationId: id,
    tags: [area.tag],
    summary,
    description,
    security: SECURITY[caller],
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(call),
    responses: { ...answersOf(call), ...refusalsOf(call) },
  };
}

/** A parameter's schema is that of the value it stands for: numbers are shown as numbers, though a URL is text. */
function parametersOf(
  place: 'path' | 'query',
  values: z.ZodObject | undefined,
  example: Readonly<Record<string, string>> | undefined,
) {
  return Object.entries(values?.shape ?? {}).map(([name, schema]) => {
    const { description, ...shown } = valueSchema(schema as z.ZodType);
    return {
      name,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: shown,
      ...(example?.[name] !== undefined
        && { example: shown.type === 'integer' || shown.type === 'number' ? Number(example[name]) : example[name] }),
    };
  });
}

function valueSchema(schema: z.ZodType) {
  const shown = createSchema(schema, { io: 'output', opts: SCHEMA_OPTIONS }).schema;
  return typeof shown === 'object' && !('$ref' in shown) ? shown : {};
}

function requestBody({ body, bodyType = JSON_TYPE, example }: Call) {
  if (!body) return {};
  const content = { [bodyType]: { schema: body, ...(example?.body !== undefined && { example: example.body }) } };
  return { requestBody: { required: !body.safeParse(undefined).success, content } };
}

function answersOf({ answers, summary, command }: Call) {
  const responses = Object.entries(answers).map(([status, answer]) =>
    [status, answerOf(Number(status), answer, summary, command)] as const
  );
  return { ...Object.fromEntries(responses), ...(command && { 202: acceptedAnswer() }) };
}

function answerOf(
  status: number,
  { description, schema, example, type = JSON_TYPE }: CallAnswer,
  summary: string,
  command: boolean | undefined,
) {
  const shown = (of: string) => (schema ? schema : of === JSON_TYPE ? {} : { type: 'string' });
  const content = Object.fromEntries(
    [type].flat().map((of) => [of, { schema: shown(of), ...(example !== undefined && { example }) }]),
  );
  return {
    description: description ?? `${summary}.`,
    ...(command && { headers: COMMAND_HEADERS }),
    ...(bringsBody(status) && { content }),
  };
}

function acceptedAnswer() {
  return {
    description: 'It is safe and ends without you: ask at `Location`, or watch it on the socket.',
    headers: { 'Command-Id': COMMAND_HEADERS['Command-Id'], Location: { $ref: '#/components/headers/Location' } },
    content: { [JSON_TYPE]: { schema: acceptedCommandSchema, example: { commandId: EXAMPLE_ID, status: 'accepted' } } },
  };
}

/** The refusals by status, each code with an example of its own. A status that is an answer already keeps that. */
function refusalsOf(call: Call) {
  const byStatus = Map.groupBy(errorsOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].filter(([status]) => !call.answers[status]).map((
      [status, codes],
    ) => [status, refusal(status, codes)]),
  );
}

function refusal(status: number, codes: ErrorCode[]) {
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...((status === 429 || status === 503)
      && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
    content: {
      [JSON_TYPE]: {
        schema: errorBodySchema,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

import type { z } from 'zod';
import { createSchema, type ZodOpenApiOperationObject } from 'zod-openapi';
import { bringsBody, type Call, type CallAnswer, type Caller, takesKey } from '@planet-heroes/contracts/kernel/calls/call';
import { errorsOf } from '@planet-heroes/contracts/kernel/calls/call-errors';
import { headersOf } from '@planet-heroes/contracts/kernel/calls/call-headers';
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

/** One call as an OpenAPI operation. */
export function operationOf(call: Call): ZodOpenApiOperationObject {
  const { id, area, summary, description, caller, params, query, tagged, example } = call;
  const parameters = [
    ...parametersOf('path', params, example?.params),
    ...parametersOf('query', query, example?.query),
    ...[...(takesKey(call) ? [keyOf(call), 'Idempotency-Nonce'] : []), ...(tagged ? ['If-None-Match'] : [])]
      .map((name) => ({ $ref: `#/components/parameters/${name}` })),
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

/** Where a call begins a session, others must not be able to choose its key as well. */
function keyOf({ caller, answers }: Call): string {
  const begins = caller === 'public' && Object.values(answers).some(({ headers }) => headers?.includes('Set-Cookie'));
  return begins ? 'Session-Key' : 'Idempotency-Key';
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
  if (typeof shown !== 'object' || '$ref' in shown) return {};
  // Empty text stands for a value that is missing, which no schema can show.
  const { anyOf = [], ...rest } = shown;
  const [only, ...others] = anyOf.filter((one) => Object.keys(one).length > 0);
  return only && others.length === 0 ? { ...rest, ...(only as typeof shown) } : shown;
}

function requestBody({ body, bodyType = JSON_TYPE, otherBodyTypes = [], example }: Call) {
  if (!body) return {};
  const media = { schema: body, ...(example?.body !== undefined && { example: example.body }) };
  const content = Object.fromEntries([bodyType, ...otherBodyTypes].map((type) => [type, media]));
  return { requestBody: { required: !body.safeParse(undefined).success, content } };
}

function answersOf(call: Call) {
  const responses = Object.entries(call.answers).map(([status, answer]) =>
    [status, answerOf(Number(status), answer, call)] as const
  );
  return {
    ...Object.fromEntries(responses),
    ...(call.command && { 202: acceptedAnswer(call) }),
    ...(call.tagged && { 304: { description: 'Nothing has changed since that ETag.', ...headers(call, 304) } }),
  };
}

/** References to the headers of an answer. */
function headers(call: Call, status: number) {
  const references = headersOf(call, status).map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
  return references.length > 0 && { headers: Object.fromEntries(references) };
}

function answerOf(status: number, { description, schema, example, type = JSON_TYPE }: CallAnswer, call: Call) {
  const shown = (of: string) => (schema ? schema : of === JSON_TYPE ? {} : { type: 'string' });
  const content = Object.fromEntries(
    [type].flat().map((of) => [of, { schema: shown(of), ...(example !== undefined && { example }) }]),
  );
  return {
    description: description ?? `${call.summary}.`,
    ...headers(call, status),
    ...(bringsBody(status) && { content }),
  };
}

function acceptedAnswer(call: Call) {
  return {
    description: 'It is safe and ends without you: ask at `Location`, or watch it on the socket.',
    ...headers(call, 202),
    content: { [JSON_TYPE]: { schema: acceptedCommandSchema, example: { commandId: EXAMPLE_ID, status: 'accepted' } } },
  };
}

/** The refusals by status, each code with an example of its own. A status that is an answer already keeps that. */
function refusalsOf(call: Call) {
  const byStatus = Map.groupBy(errorsOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].filter(([status]) => !call.answers[status]).map((
      [status, codes],
    ) => [status, refusal(call, status, codes)]),
  );
}

function refusal(call: Call, status: number, codes: ErrorCode[]) {
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    ...headers(call, status),
    content: {
      [JSON_TYPE]: {
        schema: errorBodySchema,
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

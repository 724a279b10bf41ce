import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Call } from '@planet-heroes/contracts/kernel/calls/call';
import { errorsOf } from '@planet-heroes/contracts/kernel/calls/call-errors';
import { WEBHOOK_EVENTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { WEBHOOKS } from '@planet-heroes/contracts/areas/webhooks/messages';
import { CALL_AREAS, CALLS } from '@planet-heroes/contracts/calls';
import { ERROR_CODES, ERROR_STATUS } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { errorBodySchema } from '@planet-heroes/contracts/kernel/errors/error-body';
import { openApiDocument } from './openapi-document.js';

const document = openApiDocument() as any;
const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
const operations: { path: string; method: string; operation: any }[] = Object.entries(document.paths).flatMap((
  [path, item],
) => Object.entries(item as object).map(([method, operation]) => ({ path, method, operation })));
const named = (calls: readonly Call[]) => calls.map((call) => [call.id, call] as const);

/** What a reference of the document leads to. */
function resolve(reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce((at: any, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [item as string] : referencesIn(item)));
}

/** Every property of every schema, by its name. */
function propertiesOf(value: unknown): [string, any][] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as { properties?: Record<string, object> };
  const own = properties && !('$ref' in properties) ? Object.entries(properties) : [];
  return [...own, ...Object.values(value).flatMap(propertiesOf)];
}

describe('the description of the calls', () => {
  it('is OpenAPI 3.1, as plain JSON, with what every document must have', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({
      title: expect.stringMatching(/\S/),
      version: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has a name of its own for every call, and describes each once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect([...new Set(ids)].sort()).toEqual(CALLS.map(({ id }) => id).sort());
    expect(ids).toHaveLength(CALLS.length);
  });

  it('names each schema once: the same name is the same schema in every table', () => {
    const byName = new Map(CALL_AREAS.flatMap(({ schemas = {} }) => Object.entries(schemas)));
    for (const [name, schema] of CALL_AREAS.flatMap(({ schemas = {} }) => Object.entries(schemas)))
      expect(byName.get(name))
        .toBe(schema);
  });

  it('has no reference that leads nowhere', () => {
    expect(referencesIn(document).filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('has components of lawful names that are valid JSON schemas (2020-12)', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'document', components: { schemas: document.components.schemas } });
    for (const name of Object.keys(document.components.schemas)) {
      expect(name).toMatch(/^[\w.-]+$/);
      expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` })).not.toThrow();
    }
  });

  it.each(operations)('declares the parameters in the path of $method $path, and answers it', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation.parameters ?? []).filter((parameter: any) => parameter.in === 'path');
    expect(declared.map(({ name }: { name: string }) => name)).toEqual(inPath);
    expect(declared.every(({ required, schema }: any) => required === true && typeof schema === 'object')).toBe(true);
    expect(Object.keys(operation.responses).some((status) => /^2\d\d$/.test(status))).toBe(true);
    for (const response of Object.values<any>(operation.responses)) expect(response.description).toMatch(/\S/);
    const tags = new Set(document.tags.map(({ name }: { name: string }) => name));
    expect(operation.tags.every((tag: string) => tags.has(tag))).toBe(true);
    for (const scheme of operation.security.flatMap((entry: object) => Object.keys(entry))) {
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  });

  it('shows every code with its meaning, and an example that is a refusal', () => {
    expect(Object.keys(document.components.examples).sort()).toEqual([...ERROR_CODES].sort());
    for (const code of ERROR_CODES) {
      expect(errorBodySchema.parse(document.components.examples[code].value).error.code).toBe(code);
      expect(document.info.description).toContain(`| \`${code}\` | ${ERROR_STATUS[code]} |`);
    }
  });

  it.each(named(CALLS))('lists what %s is refused with under the right status', (_, call) => {
    const { responses } = document.paths[call.path][call.method.toLowerCase()];
    for (const code of errorsOf(call)) {
      const status = ERROR_STATUS[code];
      if (call.answers[status]) continue;
      expect(Object.keys(responses[status].content['application/json'].examples)).toContain(code);
    }
  });

  it.each(named(CALLS))('has examples of %s that its schemas take', (_, { example, params, query, body, answers }) => {
    if (params) params.parse(example?.params);
    if (query) query.parse(example?.query ?? {});
    if (body) body.parse(example?.body);
    for (const { schema, example: shown } of Object.values(answers))
      if (schema) expect(schema.parse(shown)).toMatchObject(shown!);
  });

  it.each(Object.entries<any>(document.webhooks))('describes the webhook %s as the page for receivers does', (type, { post }) => {
    const { schema, example } = post.requestBody.content['application/json'];
    expect(() => WEBHOOKS.messages[type]!.schema.parse(example)).not.toThrow();
    expect([schema.properties.type.const, schema.properties.data]).toEqual([
      type,
      expect.objectContaining(type === 'webhook.test' ? { type: 'object' } : { $ref: expect.stringMatching(/(Quote|Order)Summary$/) }),
    ]);
    expect(post.parameters.map(({ name }: any) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(PAGE).toMatch(new RegExp(`^\\| \`${type.replaceAll('.', '\\.')}\` \\| `, 'm'));
    for (const { name } of post.parameters) expect(PAGE).toContain(`| \`${name}\` |`);
    const retries = /sent again after ([^,]+(?:, \d[^,]+)+)/.exec(post.description)![1]!;
    expect(PAGE.replace(/\s+/g, ' ')).toContain(retries);
  });

  it('describes every webhook, with a body on the page that is one', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, 'webhook.test']);
    const shown = JSON.parse(/```json\n([^]*?)```/.exec(PAGE)![1]!);
    expect(WEBHOOKS.messages[shown.type]!.schema.parse(shown)).toEqual(shown);
  });

  it('says who answers for it, and nothing that only this house can read', () => {
    expect(document.info.contact.email).toContain('@');
    expect(document.info.license.name).toMatch(/\S/);
    expect(JSON.stringify(document)).not.toMatch(/spec(ification)? document|document \d, section/);
  });

  it('says of every time that it is one', () => {
    const plain = propertiesOf(document).filter(([name, { type, format, enum: values }]) =>
      /(At|Until)$|^(at|since|time|day|.*Date)$/.test(name) && [type].flat().includes('string') && !format && !values
    );
    expect([...new Set(plain.map(([name]) => name))]).toEqual([]);
  });

  it('has no parameter that matches anything', () => {
    const loose = operations.flatMap(({ path, operation }) =>
      (operation.parameters ?? []).flatMap(({ name, schema }: any) =>
        schema?.anyOf?.some((one: object) => Object.keys(one).length === 0) ? [`${path} ${name}`] : []
      )
    );
    expect(loose).toEqual([]);
  });

  it('offers a key only where what it names is kept, of a length that is taken', () => {
    const keys = (id: string) => {
      const { parameters = [] } = operations.find(({ operation }) => operation.operationId === id)!.operation;
      return parameters.flatMap(({ $ref }: any) => ($ref ? [(resolve($ref) as any)] : []))
        .filter(({ name }: any) => name === 'Idempotency-Key').map(({ schema }: any) => schema.minLength);
    };
    expect(['calculateTrade', 'calculateTradeValue', 'estimateBulkTradeIn'].flatMap(keys)).toEqual([]);
    expect(['joinHero', 'signIn', 'checkIn'].map(keys)).toEqual([[16], [16], [1]]);
  });

  it('shows a schema that takes other values than it gives in both forms', () => {
    const { QuoteTradeInRequestInput, TradeIn } = document.components.schemas;
    expect(QuoteTradeInRequestInput.required).toEqual(['device', 'condition']);
    expect(TradeIn.required).toContain('programme');
    expect(document.components.schemas).not.toHaveProperty('TradeInInput');
  });
});

import fc, { type Arbitrary } from 'fast-check';

type Schema = Record<string, any>;

/** Texts that mean something here, so that some values get past the first look. */
const KNOWN_TEXTS = [
  'iPhone 15 Pro',
  'iPhone 13',
  'good',
  'excellent',
  'zone-1',
  'planet-hero-demo',
  'demo-company',
  'demo-sponsor',
  'Layla Haddad',
];

/** Values of a JSON schema, most of which it takes: patterns and formats that have no generator give near misses. */
export function valuesOf(schema: Schema, components: Record<string, Schema> = {}, depth = 0): Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(components[schema.$ref.split('/').at(-1)!] ?? {}, components, depth);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices: Schema[] | undefined = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, components, depth + 1)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((part: Schema) => valuesOf(part, components, depth))).map((parts) =>
      Object.assign({}, ...parts)
    );
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type }, components, depth)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer(range(schema));
    case 'number':
      return fc.oneof(
        fc.integer(range(schema)),
        fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 3, 3));
      return fc.array(valuesOf(schema.items ?? {}, components, depth + 1), { minLength, maxLength });
    }
    case 'object':
      return objects(schema, components, depth);
    default:
      return depth > 4 ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
  }
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const min = Math.ceil(minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : -1000));
  const max = Math.floor(maximum ?? (exclusiveMaximum !== undefined ? exclusiveMaximum - 1 : Math.max(1_000_000, min)));
  return { min, max: Math.max(min, max) };
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.nat(9999).map((number) => `hero${number}@example.com`);
    case 'date-time':
      return fc.date({ min: new Date('2001-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }).map((date) =>
        date.toISOString()
      );
    case 'date':
      return fc.date({ min: new Date('2001-01-01'), max: new Date('2026-11-01'), noInvalidDate: true }).map((date) =>
        date.toISOString().slice(0, 10)
      );
    case 'uri':
      return fc.webUrl();
  }
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
    } catch {
      // What the generator cannot read gives plain texts, most of them refused.
    }
  }
  const known = KNOWN_TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength);
  const longest = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    known.length > 0 ? fc.constantFrom(...known) : fc.constant(''.padEnd(minLength, 'x')),
    fc.string({ minLength, maxLength: longest, unit: fc.constantFrom(...'abcdefghij KLMNOP0123456789-') }),
    fc.string({ minLength, maxLength: longest, unit: 'binary' }),
  );
}

function objects(
  { properties = {}, required = [], additionalProperties }: Schema,
  components: Record<string, Schema>,
  depth: number,
): Arbitrary<unknown> {
  const entries = Object.entries<Schema>(properties);
  if (entries.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(
      fc.string({ minLength: 1, maxLength: 10 }),
      valuesOf(additionalProperties, components, depth + 1),
      { maxKeys: 3 },
    );
  }
  const model = Object.fromEntries(
    entries.map(([name, property]) => [name, valuesOf(property, components, depth + 1)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

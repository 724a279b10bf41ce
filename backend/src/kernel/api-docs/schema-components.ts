import { z } from 'zod';
import { published } from './json-schema-form.js';

/** A JSON schema, as a plain value. */
export type JsonSchema = Record<string, unknown>;

/** Whether a schema is wanted as it takes values, or as it gives them: defaults and conversions make a difference. */
export type Side = 'input' | 'output';

/**
 * Turns zod schemas into JSON schemas that share named components. A named schema that takes other values than it gives
 * stands there twice, the second time with `Input` after its name.
 */
export class SchemaComponents {
  private readonly names = z.registry<{ id: string }>();
  private readonly found = new Map<string, JsonSchema>();
  private readonly differing: Set<string>;
  private readonly used: Readonly<Record<Side, Map<z.ZodType, JsonSchema>>> = { input: new Map(), output: new Map() };

  /** `target` as AsyncAPI 3.0 wants it (draft 7), or as it is usual (2020-12). */
  constructor(
    named: Readonly<Record<string, z.ZodType>>,
    private readonly target: 'draft-2020-12' | 'draft-7',
  ) {
    for (const [id, schema] of Object.entries(named)) this.names.add(schema, { id });
    const sides = (schema: z.ZodType) =>
      [this.convert(schema, 'input'), this.convert(schema, 'output')].map((side) => JSON.stringify(side));
    this.differing = new Set(
      Object.entries(named).flatMap(([id, schema]) => {
        const [input, output] = sides(schema);
        return input === output ? [] : [id];
      }),
    );
  }

  /** The schema for the place where it is used: a reference where it, or a part of it, has a name. */
  use(schema: z.ZodType, side: Side): JsonSchema {
    const before = this.used[side].get(schema);
    if (before) return before;
    const { value, parts } = this.convert(schema, side);
    for (const [id, part] of Object.entries(parts)) this.found.set(this.nameOf(id, side), this.linked(part, side));
    const shown = this.linked(value, side);
    this.used[side].set(schema, shown);
    return shown;
  }

  /** Every component that was used so far, by name. */
  all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The schema within an object of one property, which makes references to named schemas even at its root. */
  private convert(schema: z.ZodType, side: Side): { value: JsonSchema; parts: Record<string, JsonSchema> } {
    const whole: JsonSchema = z.toJSONSchema(z.object({ value: schema }), {
      metadata: this.names,
      io: side,
      target: this.target,
      unrepresentable: 'any',
      override: published,
    });
    const { properties, $defs, definitions } = whole as {
      properties: { value: JsonSchema };
      $defs?: Record<string, JsonSchema>;
      definitions?: Record<string, JsonSchema>;
    };
    return { value: properties.value, parts: $defs ?? definitions ?? {} };
  }

  private nameOf(id: string, side: Side): string {
    return side === 'input' && this.differing.has(id) ? `${id}Input` : id;
  }

  /** A copy whose references lead to the components. */
  private linked<T>(value: T, side: Side): T {
    if (Array.isArray(value)) return value.map((item: unknown) => this.linked(item, side)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([key, item]) => {
        const [, id] = key === '$ref' ? /^#\/(?:\$defs|definitions)\/(.+)$/.exec(item as string)! : [];
        return [key, id ? `#/components/schemas/${this.nameOf(id, side)}` : this.linked(item, side)];
      }),
    ) as T;
  }
}

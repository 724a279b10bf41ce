import type { JsonSchema } from './schema-components.js';

const UNIONS: readonly string[] = ['anyOf', 'oneOf', 'allOf'];
const KINDS = ['properties', 'enum', ...UNIONS];

/**
 * Titles for the schemas that generators make a type of: they name it after the title, and without one
 * `AnonymousSchema_1`. Schemas that are the same have the same title, others never.
 */
export class SchemaTitles {
  private readonly titles = new Map<string, string>();

  /** A copy of a schema in which it, and every such schema within it, has a title, made of the names on the way. */
  titled(schema: JsonSchema, name: string): JsonSchema {
    const isNullable = UNIONS.some((key) => (schema[key] as JsonSchema[] | undefined)?.some(isNull));
    const title = KINDS.some((key) => key in schema) && this.titleOf(schema, isNullable ? `${name}OrNull` : name);
    const inner = title && !isNullable ? title : name;
    const parts = Object.entries(schema).map(([key, value]) => [key, this.part(key, value, inner)] as const);
    return { ...(title && { title }), ...Object.fromEntries(parts) };
  }

  private part(key: string, value: unknown, name: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (key === 'properties') {
      const properties = Object.entries(value as Record<string, JsonSchema>);
      return Object.fromEntries(properties.map(([of, each]) => [of, this.titled(each, name + typeName(of))]));
    }
    if (UNIONS.includes(key)) return (value as JsonSchema[]).map((one) => this.titled(one, name + variantOf(one)));
    return key === 'items' || key === 'additionalProperties' ? this.titled(value as JsonSchema, `${name}Item`) : value;
  }

  private titleOf(schema: JsonSchema, wanted: string): string {
    const shape = JSON.stringify(schema);
    const known = this.titles.get(shape);
    if (known) return known;
    const taken = new Set(this.titles.values());
    let title = wanted;
    for (let next = 2; taken.has(title); next += 1) title = wanted + next;
    this.titles.set(shape, title);
    return title;
  }
}

/** A name as types have it: `room.subscribe` becomes `RoomSubscribe`. */
export function typeName(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z\d]+)([a-zA-Z\d])/g, (_, first: string) => first.toUpperCase());
}

/** What distinguishes a member of a union: its fixed values. */
function variantOf({ properties = {} }: JsonSchema): string {
  const fixed = Object.values(properties as Record<string, JsonSchema>).map((property) => property.const);
  if (fixed.includes(false)) return 'Refused';
  const said = fixed.filter((value) => typeof value === 'string').map(typeName).join('');
  return said || (fixed.includes(true) ? 'Done' : '');
}

function isNull({ type }: JsonSchema): boolean {
  return type === 'null';
}

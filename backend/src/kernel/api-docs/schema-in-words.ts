import type { JsonSchema } from './schema-components.js';

/** The most values of a list that are written out. */
const MAX_VALUES = 20;

/** A JSON schema as a person reads it: like a type, with the named parts by their names. */
export function schemaInWords(schema: JsonSchema, indent = ''): string {
  const {
    $ref,
    const: only,
    enum: values,
    anyOf,
    oneOf,
    allOf,
    type,
    items,
    properties,
    additionalProperties,
    format,
    pattern,
    description,
  } = schema as {
    $ref?: string;
    const?: unknown;
    enum?: unknown[];
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    allOf?: JsonSchema[];
    type?: string;
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
    additionalProperties?: JsonSchema;
    format?: string;
    pattern?: string;
    description?: string;
  };
  if ($ref) return $ref.split('/').at(-1)!;
  if (only !== undefined) return JSON.stringify(only);
  if (values)
    return values.length > MAX_VALUES
      ? 'one of the values listed at /api/docs'
      : values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => schemaInWords(choice, indent)).join(' | ');
  if (allOf) return allOf.map((part) => schemaInWords(part, indent)).join(' & ');
  if (type === 'array') return listOf(schemaInWords(items ?? {}, indent));
  if (type === 'object' && properties) return objectOf(schema, properties, indent);
  if (type === 'object') return `Record<string, ${schemaInWords(additionalProperties ?? {}, indent)}>`;
  if (type === undefined) return description ?? 'any value';
  if (format) return `${type} (${format})`;
  return pattern ? `${type} (${pattern})` : type;
}

function listOf(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function objectOf({ required }: JsonSchema, properties: Record<string, JsonSchema>, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = (required as string[] | undefined)?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaInWords(property, inner)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

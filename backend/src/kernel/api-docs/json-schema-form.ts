import { z } from 'zod';
import type { CreateDocumentOptions } from 'zod-openapi';

const FAR_ENDS = { maximum: Number.MAX_SAFE_INTEGER, minimum: Number.MIN_SAFE_INTEGER } as const;

/**
 * Brings a generated JSON schema into the form that we publish: with its description, open to more, without needless
 * bounds.
 */
export function published(
  { zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Record<string, unknown> },
): void {
  const described = z.globalRegistry.get(zodSchema)?.description;
  if (described) jsonSchema.description = described;
  // Answers may grow: clients ignore what they do not know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // The format says it; the library's pattern for it is longer than most schemas.
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  for (const [end, value] of Object.entries(FAR_ENDS)) if (jsonSchema[end] === value) delete jsonSchema[end];
}

/** How zod schemas become OpenAPI's: what no schema can say, such as a transformed value, is shown as any value. */
export const SCHEMA_OPTIONS: CreateDocumentOptions = {
  override: published,
  allowEmptySchema: { custom: true, transform: true, pipe: true },
};

import { z } from 'zod';

/** The schema of a `ListChange`, from its items' schema. Apart from `list-change.ts`, which pages load without zod. */
export function listChangeSchema<S extends z.ZodType<{ id: string }>>(item: S) {
  return z.object({ changed: z.array(item), removed: z.array(z.string()) });
}

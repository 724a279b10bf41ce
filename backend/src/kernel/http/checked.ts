import type { z } from 'zod';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Parses a value with a schema. Throws `invalid_request` with every issue and where it is. */
export function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const { path, message } = issues[0]!;
  throw new AppError('invalid_request', path ? `${path}: ${message}` : message, { issues });
}

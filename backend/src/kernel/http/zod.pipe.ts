import { type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Checks a value against a schema; throws `invalid_request` with every issue and where it is. */
export class ZodPipe<T extends z.ZodType> implements PipeTransform<unknown, z.infer<T>> {
  constructor(private readonly schema: T) {}

  transform(value: unknown): z.infer<T> {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    const { path, message } = issues[0]!;
    throw new AppError('invalid_request', path ? `${path}: ${message}` : message, { issues });
  }
}

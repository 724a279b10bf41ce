import { type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/**
 * Checks a socket's message; throws `invalid_request` with the first issue alone, which is what an ack has room for.
 */
export class MessagePipe<T extends z.ZodType> implements PipeTransform<unknown, z.infer<T>> {
  constructor(private readonly schema: T) {}

  transform(value: unknown): z.infer<T> {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new AppError('invalid_request', parsed.error.issues[0]!.message);
  }
}

import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Caller, type Exchange, idempotencyKeyOf, OfExchange } from './callers.js';
import { OperatorGuard } from './operator.guard.js';

@Injectable()
class OperatorIfAnyPipe implements PipeTransform<Exchange, Promise<Caller | undefined>> {
  constructor(private readonly operators: OperatorGuard) {}

  async transform({ request }: Exchange): Promise<Caller | undefined> {
    if (request.headers.authorization === undefined) return undefined;
    await this.operators.assertOperator(request);
    return { scope: 'operator', idempotencyKey: idempotencyKeyOf(request) };
  }
}

/** The operator where a token was sent, which must be the right one; undefined where none was. */
export const OperatorIfAny = () => OfExchange(OperatorIfAnyPipe);

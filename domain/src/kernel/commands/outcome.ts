import type { AppError} from '@planet-heroes/contracts/kernel/errors/app-error';
import { type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';

/** What became of one of several that were handled together. A refused one has left no trace. */
export type Outcome<R = unknown> = { status: 'applied'; result: R } | { status: 'refused'; error: Refusal };

export function applied<R>(result: R): Outcome<R> {
  return { status: 'applied', result };
}

export function refused(error: AppError): Outcome<never> {
  return { status: 'refused', error: error.toRefusal() };
}

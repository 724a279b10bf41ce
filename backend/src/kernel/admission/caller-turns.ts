import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { overloaded } from './load-shedding.js';

const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  begin: () => void;
}

/** Costly work, one piece at a time, and by callers in turn: a caller with many requests waits behind one with few. */
export class CallerTurns {
  /** By caller; the caller whose turn is next stands first. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly underWay = new Map<string, number>();
  private busy = false;
  private total = 0;

  constructor(private readonly limits: { ofCaller: number; total: number }) {}

  /** Throws `too_many_requests` where this caller has too much under way, `overloaded` where all together have. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.underWay.get(caller) ?? 0;
    if (own >= this.limits.ofCaller) {
      const text = `You have ${own} of these under way already. Please try again when one is done.`;
      throw new AppError('too_many_requests', text, { retryAfter: RETRY_AFTER_SECONDS });
    }
    if (this.total >= this.limits.total) throw overloaded();
    this.underWay.set(caller, own + 1);
    this.total++;
    try {
      await this.turnOf(caller);
      return await work();
    } finally {
      this.total--;
      if (this.underWay.get(caller) === 1) this.underWay.delete(caller);
      else this.underWay.set(caller, this.underWay.get(caller)! - 1);
      this.next();
    }
  }

  private turnOf(caller: string): Promise<void> {
    if (!this.busy) {
      this.busy = true;
      return Promise.resolve();
    }
    return new Promise((begin) => {
      const own = this.waiting.get(caller);
      if (own) own.push({ begin });
      else this.waiting.set(caller, [{ begin }]);
    });
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.busy = false;
      return;
    }
    const [caller, own] = first;
    const { begin } = own.shift()!;
    this.waiting.delete(caller);
    // Behind all others who wait.
    if (own.length > 0) this.waiting.set(caller, own);
    begin();
  }
}

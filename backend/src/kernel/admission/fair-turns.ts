import { ADMISSION } from './policy.js';

/**
 * Begins requests in the order in which they came, and only a few in each turn of the event loop. A turn reads every
 * connection with data: in a crowd it would otherwise take half a second, in which queues, database and new connections
 * each get a single step.
 */
export class FairTurns {
  private readonly queue: (() => unknown)[] = [];
  private begun = 0;

  /** How many have not begun yet. */
  get waiting(): number {
    return this.queue.length;
  }

  take(begin: () => unknown): void {
    if (this.begun++ === 0) setImmediate(this.endTurn);
    if (this.begun <= ADMISSION.requestsPerTurn && this.queue.length === 0) begin();
    else this.queue.push(begin);
  }

  private readonly endTurn = (): void => {
    this.begun = 0;
    if (this.queue.length === 0) return;
    // Each in a callback of its own, as if it had just been read: what it awaits goes on before the next begins.
    for (const begin of this.queue.splice(0, ADMISSION.requestsPerTurn)) setImmediate(begin);
    this.begun = ADMISSION.requestsPerTurn;
    setImmediate(this.endTurn);
  };
}

interface Slot {
  since: number;
  /** When its handler was done. The queue has still to confirm it, which keeps the slot for a moment more. */
  handledAt?: number;
}

/**
 * How much of a worker’s slots is in use: from the moment a job is taken until the queue confirms its end, so that the
 * queue's own cost counts too. Times in ms.
 */
export class SlotUse {
  private readonly slots = new Map<string, Slot>();
  private usedMs = 0;
  private tookAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.tookAt = now();
  }

  /** How many are in use now. */
  get taken(): number {
    return this.slots.size;
  }

  take(jobId: string): void {
    this.slots.set(jobId, { since: this.now() });
  }

  /** The handler is done with it. */
  handled(jobId: string): void {
    const slot = this.slots.get(jobId);
    if (slot) slot.handledAt = this.now();
  }

  /** The queue has confirmed the job's end. */
  release(jobId: string): void {
    const slot = this.slots.get(jobId);
    if (!slot) return;
    this.slots.delete(jobId);
    this.usedMs += this.now() - slot.since;
  }

  /** The part of `concurrency` slots that was in use since the last call, from 0 to 1. */
  read(concurrency: number): number {
    const now = this.now();
    const from = this.tookAt;
    for (const [jobId, slot] of this.slots) {
      // The queue never confirms a job that was taken away from this worker.
      if (slot.handledAt !== undefined && slot.handledAt < from) this.slots.delete(jobId);
      else this.usedMs += now - slot.since;
      slot.since = now;
    }
    const share = this.usedMs / (concurrency * Math.max(1, now - from));
    this.usedMs = 0;
    this.tookAt = now;
    return Math.min(1, share);
  }
}

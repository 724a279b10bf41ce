import { Injectable } from '@nestjs/common';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { noteSpan } from '@planet-heroes/platform/observability/tracing';
import { LogTailer } from './log-tailer.js';

/** How many transactions are remembered. */
const MAX_TRANSACTIONS = 2_000;

/** What became of a transaction's events on this node. */
export interface TrailStep {
  projectedAt: Date;
  /** Of the first of its events, where that is of a trace. */
  traceparent?: string | undefined;
  /** The push that sent it, and the kinds of rooms that it went to. */
  pushed?: { at: Date; rooms: readonly string[] };
}

/** When this node's projections took the last transactions, and when its sockets got them: in memory, while fresh. */
@Injectable()
export class LogTrail {
  /** The oldest first. */
  private readonly steps = new Map<string, TrailStep>();
  private untold: TrailStep[] = [];

  constructor(tailer: LogTailer) {
    tailer.onApplied((events) => this.noteProjected(events));
  }

  of(transactionId: string): TrailStep | undefined {
    return this.steps.get(transactionId);
  }

  private noteProjected(events: readonly LogEvent[]): void {
    const projectedAt = new Date();
    for (const [transactionId, [event]] of Map.groupBy(events, ({ position }) => position.transactionId)) {
      const traceparent = event!.metadata?.traceparent;
      const step: TrailStep = { projectedAt, traceparent };
      if (traceparent) noteSpan('project', projectedAt, traceparent);
      this.steps.set(transactionId, step);
      this.untold.push(step);
      if (this.steps.size > MAX_TRANSACTIONS) this.steps.delete(this.steps.keys().next().value!);
    }
  }

  /** Notes that rooms of these kinds got all that was projected since the last push. */
  notePushed(rooms: Iterable<string>): void {
    const pushed = { at: new Date(), rooms: [...new Set(rooms)].toSorted() };
    for (const step of this.untold) {
      step.pushed = pushed;
      if (step.traceparent) noteSpan('push', step.projectedAt, step.traceparent);
    }
    this.untold = [];
  }
}

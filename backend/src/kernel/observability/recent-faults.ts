import { Injectable } from '@nestjs/common';
import type { Fault } from '@planet-heroes/contracts/kernel/errors/fault';
import { scrub } from '@planet-heroes/contracts/kernel/text/scrub';

/** How many different faults are remembered. */
const MAX_FAULTS = 50;
const MAX_TEXT = 240;

/** The last faults of this process, for the operations page; the log has them in full. */
@Injectable()
export class RecentFaults {
  /** By kind and text, the one that came up last at the end. */
  private readonly faults = new Map<string, Fault>();

  /** Notes a fault. A known one counts once more, so that an unavailable service does not drive out other faults. */
  note(kind: Fault['kind'], text: string, reference: string | null = null, now = new Date()): void {
    const shown = shownText(text);
    const key = `${kind} ${shown}`;
    const before = this.faults.get(key);
    const lastAt = now.toISOString();
    this.faults.delete(key);
    this.faults.set(key, {
      kind,
      text: shown,
      reference,
      count: (before?.count ?? 0) + 1,
      firstAt: before?.firstAt ?? lastAt,
      lastAt,
    });
    if (this.faults.size > MAX_FAULTS) this.faults.delete(this.faults.keys().next().value!);
  }

  /** Newest first. */
  list(): Fault[] {
    return [...this.faults.values()].reverse();
  }
}

/** One line without contacts, and no longer than a page can show. */
function shownText(text: string): string {
  const line = String(scrub(text)).replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT - 1)}…` : line;
}

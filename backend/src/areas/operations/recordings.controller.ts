import { Controller, Header, UseGuards } from '@nestjs/common';
import {
  type RecordingPreview,
  RECORDINGS_CALLS,
  type RecordingWindow,
} from '@planet-heroes/contracts/areas/operations/recordings';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { asLines, readRecording } from '@planet-heroes/domain/areas/operations/read-recording';
import { scrubbedValues } from '@planet-heroes/domain/areas/operations/scrubbed-values';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { archivedTo } from '@planet-heroes/domain/kernel/log/archived-to';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** What happened here, as a fixture that names nobody. */
@Controller()
@UseGuards(OperatorGuard)
export class RecordingsController {
  constructor(private readonly database: Database) {}

  @Implements(RECORDINGS_CALLS.previewRecording)
  @Header(...PRIVATE)
  async preview(@Input() { query }: CallInput<typeof RECORDINGS_CALLS.previewRecording>): Promise<RecordingPreview> {
    const recording = await readRecording(this.database, query);
    const { events, leftOut, logged } = recording;
    const kinds = new Map<string, number>();
    for (const { type } of events) kinds.set(type, (kinds.get(type) ?? 0) + 1);
    return {
      logged: logged.length,
      events: events.length,
      bytes: Buffer.byteLength(asLines(recording)),
      kinds: byCount(kinds),
      leftOut: byCount(leftOut),
      scrubbed: scrubbedValues(logged, events),
      archivedTo: await this.archivedInto(query),
    };
  }

  /** Nothing is changed, but it is a file that leaves the instance: only what is posted is audited. */
  @Implements(RECORDINGS_CALLS.makeRecording)
  @Header(...PRIVATE)
  @Header('content-type', 'application/x-ndjson; charset=utf-8')
  async make(@Input() { body }: CallInput<typeof RECORDINGS_CALLS.makeRecording>): Promise<string> {
    return asLines(await readRecording(this.database, body));
  }

  /** Until when events were archived, where that is in the window. */
  private async archivedInto({ since }: RecordingWindow): Promise<string | null> {
    const to = await archivedTo(this.database);
    return to !== null && Date.parse(since) <= Date.parse(to) ? to : null;
  }
}

function byCount(counts: ReadonlyMap<string, number>): { type: string; count: number }[] {
  return [...counts].map(([type, count]) => ({ type, count })).toSorted((a, b) => b.count - a.count);
}

import type { CommandName } from '@planet-heroes/contracts/commands';

/** A command that is due again after each interval of real time. */
export interface Recurring {
  readonly name: CommandName;
  readonly everySeconds: number;
  /** What it carries at a time, the same in every process; nothing unless it is given. */
  readonly payloadAt?: (time: Date) => object;
  /** Only in a demo whose sample heroes act automatically (`DEMO_CITY`). */
  readonly ofDemoCity?: boolean;
}

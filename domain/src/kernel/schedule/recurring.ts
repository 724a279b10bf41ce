import type { CommandName } from '@planet-heroes/contracts/commands';

/** A command without a payload that is due every so many seconds of real time. */
export interface Recurring {
  readonly name: CommandName;
  readonly everySeconds: number;
}

import type { CommandName } from '@planet-heroes/contracts/commands';

/** A command without a payload that is due again after each interval of real time. */
export interface Recurring {
  readonly name: CommandName;
  readonly everySeconds: number;
}

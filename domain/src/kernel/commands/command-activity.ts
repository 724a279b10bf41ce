import type { CommandContext } from './command-handler.js';

/** Who and what an activity is told of by, and when it happened. */
export interface Told {
  cause: string;
  time: Date;
}

/** What a command asks for, as the activity that an event from outside would tell of, at the command's own time. */
export function commandActivity<P>(payload: P, { commandId, now }: CommandContext): P & Told {
  return { ...payload, cause: commandId, time: now };
}

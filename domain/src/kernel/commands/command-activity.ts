import type { CommandContext } from './command-handler.js';

/** The source of an activity, and when it happened. */
export interface Told {
  cause: string;
  time: Date;
}

/** The activity that a command asks for, at the command's own time: the same as an event from outside would bring. */
export function commandActivity<P>(payload: P, { commandId, now }: CommandContext): P & Told {
  return { ...payload, cause: commandId, time: now };
}

import type { CommandProcessor } from './command-processor.js';

/** The processors of this process: those of the queues that it was started for. */
export class RunningProcessors {
  constructor(readonly all: readonly CommandProcessor[]) {}
}

import type { CommandProcessor } from './command-processor.js';

/** The processors of this process: those of the queues that it was told to take. */
export class RunningProcessors {
  constructor(readonly all: readonly CommandProcessor[]) {}
}

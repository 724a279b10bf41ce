import type { CommandOutcome } from '@planet-heroes/contracts/commands';

/** A stored outcome as another command with its key and body is answered. */
export function asReplayed(outcome: CommandOutcome, ageSeconds: number): CommandOutcome {
  if (outcome.status === 'failed') return outcome;
  return outcome.status === 'succeeded' ? { ...outcome, replayed: true, ageSeconds } : { ...outcome, replayed: true };
}

import { randomUUID } from 'node:crypto';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { CommandRunner } from '@planet-heroes/domain/kernel/commands/command-runner';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { TEST_SERVICES } from '../support/command-services.ts';

/** A worker's, unless they are set. */
const POOL_SIZE = 10;
const TRANSACTION_BOUND_MS = 2_000;

/** Returns what makes one claim by the domain's handler, as a worker runs it; throws when it is refused. */
export async function openHandlerClaims(
  databaseUrl: string,
): Promise<(rewardId: string, heroId: string) => Promise<CommandOutcome>> {
  const database = await openDatabase({ url: databaseUrl, poolSize: POOL_SIZE });
  const runner = new CommandRunner(database, { ...TEST_SERVICES, transactionBoundMs: TRANSACTION_BOUND_MS });
  return async (rewardId, heroId) => {
    const id = randomUUID();
    const job: CommandJob = {
      id,
      name: 'claim-reward',
      payload: { rewardId, heroId },
      scope: `hero:${heroId}`,
      key: id,
      bodyHash: '',
      replyTo: 'bench',
    };
    const outcome = await runner.run(job);
    if (outcome.status !== 'succeeded') throw new Error(`A claim was refused: ${JSON.stringify(outcome)}`);
    return outcome;
  };
}

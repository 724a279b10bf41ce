import { randomUUID } from 'node:crypto';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import { CommandRunner } from '@planet-heroes/domain/kernel/commands/command-runner';
import { openDatabase } from '@planet-heroes/domain/open-database';

/** A worker's, unless it is set. */
const POOL_SIZE = 10;

/** Returns what makes one claim by the domain's handler, as a worker runs it; throws when it is refused. */
export async function openHandlerClaims(
  databaseUrl: string,
): Promise<(rewardId: string, heroId: string) => Promise<CommandOutcome>> {
  const database = await openDatabase({ url: databaseUrl, poolSize: POOL_SIZE });
  const runner = new CommandRunner(database, {
    autoVerifySeconds: undefined,
    ramadanShiftDays: 0,
    transactionBoundMs: 2_000,
    languageModel: undefined,
    onModelFault: () => undefined,
    onMessageFault: () => undefined,
    allowPrivateWebhooks: false,
    mailer: { keepsMail: true, send: async () => ({ status: 'sent' }), forget: async () => {} },
    pusher: { send: async () => ({ status: 'sent' }) },
    photos: { put: async () => undefined, read: async () => undefined, remove: async () => undefined },
    publicUrl: 'http://localhost',
  });
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

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommandName } from '@planet-heroes/contracts/commands';
import { TEST_SERVICES } from '../../../../tests/support/command-services.js';
import { openTestDatabase } from '../../../../tests/support/test-database.js';
import { runCommand } from '../../kernel/commands/run-command.js';
import type { Database } from '../../kernel/database/database.js';

describe('the admins among operators', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
  });
  afterAll(() => close());

  const run = async (name: CommandName, payload: object) => {
    const id = randomUUID();
    const job = { id, name, payload, scope: 'test', key: id, bodyHash: '', replyTo: 't' };
    const outcome = await runCommand(database, job as never, TEST_SERVICES);
    return outcome.status === 'succeeded' ? { id } : { code: outcome.error.code };
  };
  const admins = () =>
    database.query<{ id: string }>(`select id from operator where active and 'admin' = any(roles) and email is not null`);

  it('are never all taken off, also where each is taken off at the same moment', async () => {
    const added: string[] = [];
    for (let count = 0; count < 6; count++) {
      const email = `${randomUUID()}@example.com`;
      const { id } = await run('add-operator', { name: 'Huda', email, roles: ['admin'], by: 'test' });
      added.push(id!);
    }
    const changes = added.map((operatorId, index) =>
      run('change-operator', { operatorId, ...(index % 2 === 0 ? { active: false } : { roles: ['desk'] }) }));
    const codes = (await Promise.all(changes)).flatMap(({ code }) => code ?? []);
    expect(codes).toEqual(['last_admin']);
    expect(await admins()).toHaveLength(1);
  });
});

// `npm run operator -- add <e-mail> [--name "…"] [--roles admin,desk]`: adds somebody who operates the instance, or
// gives an address that is there these roles, and prints a code to sign in with. `npm run operator -- list` shows who
// there is.
import { randomUUID } from 'node:crypto';
import { OPERATOR_ROLES, type OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { ISSUED_CODE_MINUTES, issueSignInCode } from '@planet-heroes/domain/areas/accounts/issue-sign-in-code';
import { readClock } from '@planet-heroes/domain/kernel/clock/read-clock';
import { readOperators, setOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { readOrCreateSessionSecret } from '@planet-heroes/platform/embedded/data-dir-secrets';
import { runProgram, UsageError } from '@planet-heroes/platform/program';
import { dataFolder, isEmbedded, onDatabase, withPreparedDatabase } from '../data/target.ts';

const USAGE = `npm run operator -- add <e-mail> [--name "Huda Rahman"] [--roles admin]
npm run operator -- list
     (DATABASE_URL or DATA_DIR says where; roles: ${OPERATOR_ROLES.join(', ')})
Example: npm run operator -- add huda@example.com --name "Huda Rahman" --roles desk`;
const OPTIONS = { name: { type: 'string' }, roles: { type: 'string', default: 'admin' } } as const;
const words = { least: 1, most: 2, what: 'add or list' };

await runProgram({ usage: USAGE, options: OPTIONS, words }, async (values, [action, email]) => {
  const roles = values.roles.split(',').map((role) => role.trim());
  const wrong = roles.filter((role) => !(OPERATOR_ROLES as readonly string[]).includes(role));
  if (wrong.length > 0) throw new UsageError(`There is no role ${wrong.join(', ')}.`);
  if (action !== 'add' && action !== 'list') throw new UsageError(`"${action}" is neither add nor list.`);
  if (action === 'list' && email !== undefined) throw new UsageError(`"${email}" is one word too many.`);
  if (action === 'add' && !/^[^\s@]+@[^\s@]+$/.test(email ?? ''))
    throw new UsageError(email === undefined ? 'Missing: the e-mail address.' : `"${email}" is not an e-mail address.`);
  await onDatabase({ whileRunning: true }, (url) =>
    withPreparedDatabase(url, 'planet-heroes-operator', async (database) => {
      if (action === 'add') {
        const name = values.name ?? email!.split('@')[0]!;
        const added = { id: randomUUID(), email: email!, name, roles: roles as OperatorRole[] };
        await setOperator(database, added, new Date());
        process.stdout.write(`${email} is an operator: ${roles.join(', ')}. Sign in at /ops/ with this address.\n`);
        const sessionSecret = process.env.SESSION_SECRET || (isEmbedded() && readOrCreateSessionSecret(dataFolder()));
        if (!sessionSecret) {
          process.stdout.write('SESSION_SECRET is not set here, so that no code could be made: one comes by e-mail.\n');
          return;
        }
        const { now } = await readClock(database);
        const code = await issueSignInCode(database, { email: email!, sessionSecret }, new Date(now));
        process.stdout.write(
          `Instead of the code by e-mail, this one works once within ${ISSUED_CODE_MINUTES} minutes: ${code}\n`,
        );
        return;
      }
      for (const operator of await readOperators(database))
        process.stdout.write(
          `${operator.active ? ' ' : '×'} ${operator.name}  ${operator.email ?? '(a key)'}  ${operator.roles.join(', ')}\n`,
        );
    }));
});

// `npm run operator -- add <e-mail> [--name "…"] [--roles admin,desk]`: adds somebody who operates the instance, or
// gives an address that is there these roles. `npm run operator -- list` shows who there is.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { OPERATOR_ROLES, type OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { readOperators, setOperator } from '@planet-heroes/domain/kernel/operators/operators';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { endWith } from '../data/end-with.ts';
import { onDatabase } from '../data/target.ts';

const USAGE = `npm run operator -- add <e-mail> [--name "Huda Rahman"] [--roles admin]
npm run operator -- list
     (DATABASE_URL or DATA_DIR says where; roles: ${OPERATOR_ROLES.join(', ')})`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, roles: { type: 'string', default: 'admin' } },
  });
  const [action, email, ...more] = positionals;
  const roles = values.roles.split(',').map((role) => role.trim());
  const wrong = roles.filter((role) => !(OPERATOR_ROLES as readonly string[]).includes(role));
  if (wrong.length > 0) throw new Error(`There is no role ${wrong.join(', ')}.\n${USAGE}`);
  if (more.length > 0 || !(action === 'list' || (action === 'add' && email && /^[^\s@]+@[^\s@]+$/.test(email))))
    throw new Error(USAGE);
  await onDatabase({ whileRunning: true }, async (url) => {
    const database = await openDatabase({ url, poolSize: 2 });
    try {
      if (action === 'add') {
        const name = values.name ?? email!.split('@')[0]!;
        const added = { id: randomUUID(), email: email!, name, roles: roles as OperatorRole[] };
        await setOperator(database, added, new Date());
        process.stdout.write(`${email} is an operator: ${roles.join(', ')}. Sign in at /ops/ with a code by e-mail.\n`);
        return;
      }
      for (const operator of await readOperators(database))
        process.stdout.write(
          `${operator.active ? ' ' : '×'} ${operator.name}  ${operator.email ?? '(a key)'}  ${operator.roles.join(', ')}\n`,
        );
    } finally {
      await database.close();
    }
  });
} catch (error) {
  endWith(error);
}

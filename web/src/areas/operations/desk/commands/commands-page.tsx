import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { type Calls, failureOf } from '../../../../kernel/desk/operator-session';
import { Page } from '../../../../kernel/desk/page';
import { ScanPanel } from '../../../../kernel/desk/scan-panel';
import { COMMANDS_MESSAGES } from './messages';
import { pathOfCommand } from './path-of-command';

const { find: TEXTS } = COMMANDS_MESSAGES;

/** Finds the command whose id is typed. */
export function CommandsPage() {
  return (
    <Page facts={<p className="muted">{COMMANDS_MESSAGES.facts}</p>}>
      <div className="panels">
        <ScanPanel texts={TEXTS} find={findCommand} />
      </div>
    </Page>
  );
}

async function findCommand(typed: string, call: Calls['call']) {
  const id = typed.trim();
  if (id === '') return { problem: TEXTS.empty };
  try {
    await call(QUEUE_ROUTES.readCommandSteps, { params: { id } });
    return { path: pathOfCommand(id) };
  } catch (error) {
    if (failureOf(error).code === 'unknown_command') return { problem: TEXTS.unknown(id) };
    throw error;
  }
}

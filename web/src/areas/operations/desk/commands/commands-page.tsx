import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { callOps, OpsError } from '../../../../kernel/desk/api/ops-client';
import { COMMANDS_MESSAGES } from './messages';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { useAddress } from '../../../../kernel/desk/ui/address';
import { PageHead } from '../../../../kernel/desk/ui/page-head';
import { ScanPanel } from '../../../../kernel/desk/ui/scan-panel';
import { OneCommand } from './one-command';
import { pathOfCommand } from './path-of-command';

const { find: TEXTS } = COMMANDS_MESSAGES;
const MAX_ID = 100;

/** Follows one command: the one of the address, or the one whose id is typed. */
export function CommandsPage() {
  const { query } = useAddress();
  const id = query.get('id');
  if (id !== null) return <OneCommand key={id} id={id} />;
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.commands}>
        <p className="muted">{COMMANDS_MESSAGES.facts}</p>
      </PageHead>
      <div className="panels">
        <ScanPanel texts={TEXTS} maxLength={MAX_ID} find={findCommand} />
      </div>
    </>
  );
}

async function findCommand(typed: string, token: string) {
  const id = typed.trim();
  if (id === '') return { problem: TEXTS.empty };
  try {
    await callOps(token, QUEUE_ROUTES.readCommandSteps, { params: { id } });
    return { path: pathOfCommand(id) };
  } catch (error) {
    if (error instanceof OpsError && error.code === 'unknown_command') return { problem: TEXTS.unknown(id) };
    throw error;
  }
}

import { useState } from 'react';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { downloadOps, type OpsError } from '../../../kernel/desk/api/ops-client';
import { saveFile } from '../../../kernel/desk/api/save-file';
import { useSession } from '../../../kernel/desk/api/session';
import { PAYOUTS_MESSAGES } from './messages';
import { ActionButton } from '../../../kernel/desk/ui/action-button';
import { Problem } from '../../../kernel/desk/ui/use-form';

const { file: TEXTS, batches: BATCHES } = PAYOUTS_MESSAGES;
const FORMATS = [['csv', 'csv'], ['pain.001', 'xml']] as const;

/** A batch as the bank takes it. The file is fetched as the operator, so it is no link. */
export function BankFiles({ batch: { id }, name }: { batch: PayoutBatch; name: string }) {
  const { token, onRefused } = useSession();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function download(format: string, ending: string): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const values = { params: { id }, query: { format } };
      saveFile(await downloadOps(token!, PAYOUTS_ROUTES.exportPayoutBatch, values), `payouts-${id}.${ending}`);
    } catch (error) {
      const { code, message } = error as OpsError;
      if (code === 'refused') onRefused();
      else setProblem(message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {FORMATS.map(([format, ending]) => (
        <ActionButton
          key={format}
          busy={busy}
          name={BATCHES.of(TEXTS[format], name)}
          onPress={() => void download(format, ending)}
        >
          {TEXTS[format]}
        </ActionButton>
      ))}
      <Problem>{problem}</Problem>
    </>
  );
}

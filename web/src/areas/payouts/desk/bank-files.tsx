import { useState } from 'react';
import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { failureOf, useCalls } from '../../../kernel/desk/operator-session';
import { Problem } from '../../../kernel/desk/form';
import { saveFile } from '../../../kernel/desk/save-file';
import { Button } from '../../../kit/button';
import { PAYOUTS_MESSAGES } from './messages';

const { file: TEXTS, batches: BATCHES } = PAYOUTS_MESSAGES;
const FORMATS = [['csv', 'csv'], ['pain.001', 'xml']] as const;

interface BankFilesProps {
  batch: PayoutBatch;
  name: string;
  /** Whether handing the batch to the bank is what comes next. */
  isNext: boolean;
  onSaved: () => void;
}

/** A batch as the bank takes it. The file is fetched as the operator, so it cannot be a link. */
export function BankFiles({ batch: { id }, name, isNext, onSaved }: BankFilesProps) {
  const calls = useCalls();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function download(format: string, ending: string): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const values = { params: { id }, query: { format } };
      saveFile(await calls.download(PAYOUTS_DESK_ROUTES.exportPayoutBatch, values), `payouts-${id}.${ending}`);
      onSaved();
      const listed = { params: { id }, query: { format: 'left-out' } };
      const list = await (await calls.download(PAYOUTS_DESK_ROUTES.exportPayoutBatch, listed)).text();
      const leftOut = list.trimEnd().split('\r\n').slice(1);
      if (leftOut.length > 0) setProblem(TEXTS.leftOut(leftOut));
    } catch (error) {
      setProblem(failureOf(error).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {FORMATS.map(([format, ending]) => (
        <Button
          variant={isNext && format === 'csv' ? 'primary' : 'secondary'}
          size="small"
          key={format}
          busy={busy}
          aria-label={BATCHES.of(TEXTS[format], name)}
          onClick={() => void download(format, ending)}
        >
          {TEXTS[format]}
        </Button>
      ))}
      <Problem>{problem}</Problem>
    </>
  );
}

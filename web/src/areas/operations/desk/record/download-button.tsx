import { useState } from 'react';
import { RECORDINGS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { RecordingWindow } from '@planet-heroes/contracts/areas/operations/recordings';
import { downloadOps, type OpsError } from '../../../../kernel/desk/api/ops-client';
import { saveFile } from '../../../../kernel/desk/api/save-file';
import { useSession } from '../../../../kernel/desk/api/session';
import { RECORD_MESSAGES } from './messages';
import { ActionButton } from '../../../../kernel/desk/ui/action-button';
import { ResultLine } from '../../../../kernel/desk/ui/result-line';

const TEXTS = RECORD_MESSAGES.download;

/** The recording as a file. It is fetched as the operator, so it is no link. */
export function DownloadButton({ window, events }: { window: RecordingWindow; events: number }) {
  const { token, onRefused } = useSession();
  const [result, setResult] = useState<{ text: string; failed: boolean }>();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    setResult(undefined);
    try {
      saveFile(await downloadOps(token!, RECORDINGS_ROUTES.makeRecording, { body: window }), TEXTS.name(window.since));
      setResult({ text: TEXTS.done(events), failed: false });
    } catch (error) {
      const { code, message } = error as OpsError;
      if (code === 'refused') onRefused();
      else setResult({ text: message, failed: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="row-buttons">
        <ActionButton primary busy={busy} onPress={() => void download()}>{TEXTS.button}</ActionButton>
      </div>
      <ResultLine result={result} />
    </>
  );
}

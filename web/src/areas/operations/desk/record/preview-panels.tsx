import type { RecordingPreview, RecordingWindow } from '@planet-heroes/contracts/areas/operations/recordings';
import { formatWhole } from '../../../../kernel/desk/format';
import { RECORD_MESSAGES } from './messages';
import { DubaiTime } from '../../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../../kernel/desk/ui/facts';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../../kernel/desk/ui/table';
import { useState } from 'react';
import { RECORDINGS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { downloadOps, type OpsError } from '../../../../kernel/desk/api/ops-client';
import { saveFile } from '../../../../kernel/desk/api/save-file';
import { useSession } from '../../../../kernel/desk/api/session';
import { ActionButton } from '../../../../kernel/desk/ui/action-button';
import { ResultLine } from '../../../../kernel/desk/ui/result-line';

const TEXTS = RECORD_MESSAGES.download;

const { preview: PREVIEW, scrubbed: SCRUBBED, kib } = RECORD_MESSAGES;

interface PreviewProps {
  preview: RecordingPreview;
  window: RecordingWindow;
}

/** What a recording would hold, and what is replaced in it. */
export function PreviewPanels({ preview, window }: PreviewProps) {
  const { logged, events, bytes, kinds, leftOut, scrubbed, archivedTo } = preview;
  return (
    <>
      <Panel title={PREVIEW.title}>
        <Facts
          of={[
            [PREVIEW.logged, formatWhole(logged)],
            [PREVIEW.events, formatWhole(events)],
            [PREVIEW.size, kib(bytes)],
            [PREVIEW.archived, archivedTo && <DubaiTime key="archived" at={archivedTo} />],
          ]}
        />
        {events === 0 ? <p className="muted">{PREVIEW.none}</p> : (
          <>
            <p className="muted">{PREVIEW.consequences}</p>
            <DownloadButton window={window} events={events} />
            <Counts label={PREVIEW.kinds} counts={kinds} />
          </>
        )}
        {leftOut.length > 0 && (
          <>
            <h3>{PREVIEW.leftOut}</h3>
            <Counts label={PREVIEW.leftOut} counts={leftOut} />
          </>
        )}
      </Panel>
      <Panel title={SCRUBBED.title}>
        <p className="muted">{scrubbed.length === 0 ? SCRUBBED.none : SCRUBBED.facts}</p>
        {scrubbed.length > 0 && (
          <Table label={SCRUBBED.title} columns={SCRUBBED.columns} className="scrubbed">
            {scrubbed.map(({ type, field, count, before, after }) => (
              <tr role="row" key={`${type} ${field}`}>
                <Cell column="where" label={SCRUBBED.columns.where}>{SCRUBBED.where(type, field)}</Cell>
                <Cell column="count" label={SCRUBBED.columns.count}>{formatWhole(count)}</Cell>
                <Cell column="before" label={SCRUBBED.columns.before}>{before ?? SCRUBBED.notThere}</Cell>
                <Cell column="after" label={SCRUBBED.columns.after}>{after}</Cell>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </>
  );
}

function Counts({ label, counts }: { label: string; counts: RecordingPreview['kinds'] }) {
  return (
    <Table label={label} columns={PREVIEW.columns} className="recorded">
      {counts.map(({ type, count }) => (
        <tr role="row" key={type}>
          <Cell column="type" label={PREVIEW.columns.type}>{type}</Cell>
          <Cell column="count" label={PREVIEW.columns.count}>{formatWhole(count)}</Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The recording as a file. It is fetched as the operator, so it is no link. */
function DownloadButton({ window, events }: { window: RecordingWindow; events: number }) {
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

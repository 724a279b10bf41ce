import { useState } from 'react';
import type { RecordingPreview, RecordingWindow } from '@planet-heroes/contracts/areas/operations/recordings';
import { RECORDINGS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { failureOf, useCalls } from '../../../../kernel/desk/operator-session';
import { formatWhole } from '../../../../kernel/desk/format';
import { DubaiTime, Facts, Panel } from '../../../../kernel/desk/page';
import { saveFile } from '../../../../kernel/desk/save-file';
import { ResultLine } from '../../../../kernel/desk/use-actions';
import { Button } from '../../../../kit/button';
import { Table } from '../../../../kit/table';
import { RECORD_MESSAGES } from './messages';

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
          <Table
            label={SCRUBBED.title}
            columns={SCRUBBED.columns}
            rows={scrubbed}
            keyOf={({ type, field }) => `${type} ${field}`}
            cells={{
              where: ({ type, field }) => SCRUBBED.where(type, field),
              count: ({ count }) => formatWhole(count),
              before: ({ before }) => before ?? SCRUBBED.notThere,
              after: ({ after }) => after,
            }}
          />
        )}
      </Panel>
    </>
  );
}

function Counts({ label, counts }: { label: string; counts: RecordingPreview['kinds'] }) {
  return (
    <Table
      label={label}
      columns={PREVIEW.columns}
      rows={counts}
      keyOf={({ type }) => type}
      cells={{ type: ({ type }) => type, count: ({ count }) => formatWhole(count) }}
    />
  );
}

/** The recording as a file. It is fetched as the operator, so it cannot be a link. */
function DownloadButton({ window, events }: { window: RecordingWindow; events: number }) {
  const calls = useCalls();
  const [result, setResult] = useState<{ text: string; failed: boolean }>();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    setResult(undefined);
    try {
      saveFile(await calls.download(RECORDINGS_ROUTES.makeRecording, { body: window }), TEXTS.name(window.since));
      setResult({ text: TEXTS.done(events), failed: false });
    } catch (error) {
      setResult({ text: failureOf(error).text, failed: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className="row-buttons">
        <Button size="small" busy={busy} onClick={() => void download()}>{TEXTS.button}</Button>
      </div>
      <ResultLine result={result} />
    </>
  );
}

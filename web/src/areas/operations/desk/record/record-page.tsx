import { RECORDINGS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { fromDubaiTime } from '../../../../kernel/desk/format';
import { FilterForm } from '../../../../kernel/desk/list';
import { Page, Panel } from '../../../../kernel/desk/page';
import { usePolled } from '../../../../kernel/desk/use-polled';
import { usePageQuery } from '../../../../kernel/routing/use-page-query';
import { TextField } from '../../../../kit/form/text-field';
import { RECORD_MESSAGES } from './messages';
import { PreviewPanels } from './preview-panels';

const TEXTS = RECORD_MESSAGES;
/** What happened in a time that is over stays as it is. */
const EVERY_MS = 600_000;

/** A window of the log as a fixture: what it would hold, what was replaced in it, and the file. */
export function RecordPage() {
  const [query] = usePageQuery();
  const [since, until] = ['since', 'until'].map((name) => fromDubaiTime(query.get(name) ?? '')) as [string, string];
  const isAsked = since !== '' && until !== '';
  const window = { since, until };
  const found = usePolled(
    RECORDINGS_ROUTES.previewRecording,
    { query: window },
    { everyMs: EVERY_MS, paused: !isAsked },
  );
  const { answer, isCurrent, goodAt, failure } = found;
  const busy = isAsked && !isCurrent && failure === undefined;
  return (
    <Page
      facts={<p className="muted">{TEXTS.facts}</p>}
      found={isAsked ? { ...found, goodAt: isCurrent ? goodAt : 0 } : undefined}
    >
      <div className="panels">
        <Panel title={TEXTS.window.title} wide busy={busy}>
          <FilterForm label={TEXTS.window.label}>
            <TextField label={TEXTS.window.since} name="since" type="datetime-local" required />
            <TextField label={TEXTS.window.until} name="until" type="datetime-local" required />
          </FilterForm>
          {!isAsked && <p className="muted">{TEXTS.window.hint}</p>}
          {busy && <p className="muted">{TEXTS.preview.reading}</p>}
        </Panel>
        {isAsked && isCurrent && answer && failure === undefined && <PreviewPanels preview={answer} window={window} />}
      </div>
    </Page>
  );
}

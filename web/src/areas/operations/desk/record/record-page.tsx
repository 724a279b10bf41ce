import { RECORDINGS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { usePolled } from '../../../../kernel/desk/api/use-polled';
import { fromDubaiTime } from '../../../../kernel/desk/format';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { RECORD_MESSAGES } from './messages';
import { useAddress } from '../../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../../kernel/desk/ui/failure-banner';
import { TextField } from '../../../../kernel/desk/ui/field';
import { FilterForm } from '../../../../kernel/desk/ui/filter-form';
import { PageHead } from '../../../../kernel/desk/ui/page-head';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { PreviewPanels } from './preview-panels';

const TEXTS = RECORD_MESSAGES;
/** What happened in a time that is over stays as it is. */
const EVERY_MS = 600_000;

/** A window of the log as a fixture: what it would hold, what was replaced in it, and the file. */
export function RecordPage() {
  const { query } = useAddress();
  const [since, until] = ['since', 'until'].map((name) => fromDubaiTime(query.get(name) ?? '')) as [string, string];
  const isAsked = since !== '' && until !== '';
  const window = { since, until };
  const { answer, isCurrent, goodAt, failure } = usePolled(
    RECORDINGS_ROUTES.previewRecording,
    { query: window },
    { everyMs: EVERY_MS, paused: !isAsked },
  );
  const busy = isAsked && !isCurrent && failure === undefined;
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.record}>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status">
        {isAsked && <FailureBanner failure={failure} goodAt={isCurrent ? goodAt : 0} />}
      </div>
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
    </>
  );
}

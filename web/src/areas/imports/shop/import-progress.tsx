import type { ImportSummary, StartedImport } from '@planet-heroes/contracts/areas/imports/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Badge } from '../../../kit/badge';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Heading } from '../../../kit/heading';
import { Progress } from '../../../kit/progress';
import { bringIntoView } from './bring-into-view';
import { ImportRows } from './import-rows';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useCompanyRoom } from '../../corporate/company-queries';

const text = corporateBulkTexts.csv;

/** An import while it is checked and once it has ended, with its rows. */
export function ImportProgress({ started: { id, columns, ignoredColumns } }: { started: StartedImport }) {
  const state = useImport(id);
  if (!state) return <Progress label={text.checking} />;
  const { status, rowCount, checked, accepted, refused } = state;
  const isDone = status === 'completed';
  return (
    <section aria-label={text.importTitle(id)} className="grid grid-cols-1 gap-5 border-y border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} ref={bringIntoView} tabIndex={-1} className="outline-none">
          {isDone ? text.checkedAll : text.checking}
        </Heading>
        <Badge tone={isDone ? 'positive' : 'warning'}>{isDone ? text.completed : text.running}</Badge>
      </div>
      <Progress
        value={checked}
        max={rowCount || 1}
        label={text.progress(formatWhole(checked), formatWhole(rowCount))}
      />
      <dl className="grid grid-cols-3 gap-3 text-center">
        <Count term={text.checkedRows} value={checked} />
        <Count term={text.acceptedRows} value={accepted} />
        <Count term={text.refusedRows} value={refused} />
      </dl>
      <p className="break-words text-ink-muted">
        {text.taken(columns.map(({ column, name }) => text.mapping.became(text.mapping.columns[column], name)).join(', '))}
      </p>
      {ignoredColumns.length > 0 && (
        <p className="break-words text-ink-muted">{text.ignored(ignoredColumns.join(', '))}</p>
      )}
      {isDone && <Outcome summary={state} />}
      <ImportRows summary={state} />
    </section>
  );
}

function Count({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-md bg-canvas px-2 py-3">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-display text-2xl font-medium">
        <RollingNumber value={value} format={formatWhole} />
      </dd>
    </div>
  );
}

function Outcome({ summary: { accepted, refused, quoteId } }: { summary: ImportSummary }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-accent-soft px-4 py-3.5">
      <p role="status" className="max-w-prose font-medium">
        <span>{quoteId ? text.madeQuote(formatWhole(accepted), quoteId) : text.nothingLeft}</span>
        {quoteId && refused > 0 && <span>{` ${text.leftOut(formatWhole(refused))}`}</span>}
      </p>
      {quoteId && (
        <ButtonLink size="small" to={`/corporate-quotes?quote=${quoteId}`}>
          {text.seeQuote}
        </ButtonLink>
      )}
    </div>
  );
}

/** The progress of an import: as it was loaded, or newer from the company's room. */
function useImport(id: string): ImportSummary | undefined {
  const told = useCompanyRoom()?.imports.find((entry) => entry.id === id);
  const { data } = useQuery(queryOptionsOf(IMPORTS_ROUTES.readImport, { params: { id } }));
  return told && (!data || told.checked >= data.checked) ? told : data;
}

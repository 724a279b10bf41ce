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
import { useRef } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { askOnce } from '../../../kernel/api/ask-once';
import { Button } from '../../../kit/button';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { useCompanyRoom } from '../../corporate/company-queries';

const text = corporateBulkTexts.csv;

interface ImportProgressProps {
  id: string;
  /** As its file was taken here; missing where a reload or a link led to it. */
  started: StartedImport | undefined;
}

/** An import while it is checked and once it has ended, with its rows. One that the company has not is left out. */
export function ImportProgress({ id, started }: ImportProgressProps) {
  const { state, isError } = useImport(id);
  if (!state) return !isError && <Progress label={text.checking} />;
  const { status, rowCount, checked, accepted, refused } = state;
  const isDone = status === 'completed';
  return (
    <section aria-label={text.importTitle(id)} className="grid grid-cols-1 gap-5 border-y border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3} ref={started && bringIntoView} tabIndex={-1} className="outline-none">
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
      {started && <ColumnsTaken started={started} />}
      {isDone && <Outcome summary={state} />}
      <ImportRows summary={state} />
    </section>
  );
}

function ColumnsTaken({ started: { columns, ignoredColumns } }: { started: StartedImport }) {
  return (
    <>
      <p className="break-words text-ink-muted">
        {text.taken(columns.map(({ column, name }) => text.mapping.became(text.mapping.columns[column], name)).join(', '))}
      </p>
      {ignoredColumns.length > 0 && (
        <p className="break-words text-ink-muted">{text.ignored(ignoredColumns.join(', '))}</p>
      )}
    </>
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

function Outcome({ summary: { id, accepted, refused, quoteId } }: { summary: ImportSummary }) {
  const said = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending } = useCompanyCommand<void, ImportSummary>({
    send: () => askOnce(IMPORTS_ROUTES.takeImport, { params: { id } }),
    // The button is gone then.
    onDone: () => said.current?.focus(),
  });
  const isAsked = !quoteId && accepted > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-accent-soft px-4 py-3.5">
      <p role="status" ref={said} tabIndex={-1} className="max-w-prose font-medium outline-none">
        <span>
          {quoteId
            ? text.madeQuote(formatWhole(accepted), quoteId)
            : isAsked ? text.partial(formatWhole(refused), formatWhole(accepted)) : text.nothingLeft}
        </span>
        {quoteId && refused > 0 && <span>{` ${text.leftOut(formatWhole(refused))}`}</span>}
      </p>
      {isAsked && (
        <Button size="small" aria-busy={isPending} aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          {text.takePartial}
        </Button>
      )}
      {quoteId && (
        <ButtonLink size="small" to={`/corporate-quotes?quote=${quoteId}`}>
          {text.seeQuote}
        </ButtonLink>
      )}
    </div>
  );
}

/** The progress of an import: as it was loaded, or newer from the company's room. */
function useImport(id: string): { state: ImportSummary | undefined; isError: boolean } {
  const told = useCompanyRoom()?.imports.find((entry) => entry.id === id);
  const { data, isError } = useQuery(queryOptionsOf(IMPORTS_ROUTES.readImport, { params: { id } }));
  return { state: told && (!data || (told.checked >= data.checked && !data.quoteId)) ? told : data, isError };
}

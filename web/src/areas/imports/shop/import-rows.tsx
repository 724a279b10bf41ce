import type { ImportSummary } from '@planet-heroes/contracts/areas/imports/schemas';
import { useState } from 'react';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Icon } from '../../../kit/icon';
import { DownloadRefused } from './download-refused';
import { ImportRowTable } from './import-row-table';
import { type RowFilter, useImportRows } from './use-import-rows';

const text = corporateBulkTexts.csv;
const FILTERS: readonly RowFilter[] = ['refused', 'accepted', 'all'];

/** What became of every row: refused ones first, since they are what there is to do. */
export function ImportRows({ summary }: { summary: ImportSummary }) {
  const [chosen, setChosen] = useState<RowFilter>();
  const filter = chosen ?? (summary.status === 'completed' && summary.refused === 0 ? 'accepted' : 'refused');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportRows(summary.id, filter);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={text.showRows}
          className="w-full sm:w-64"
          value={filter}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as RowFilter)}
        />
        {summary.refused > 0 && <DownloadRefused id={summary.id} />}
      </div>
      {rows.length > 0
        ? <ImportRowTable rows={rows} />
        : (
          <p className="rounded-md bg-canvas px-4 py-6 text-center text-ink-muted">
            {summary.status === 'checking'
              ? text.noneYet
              : text.none[filter]}
          </p>
        )}
      {hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-center"
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Icon name="chevron" />
          {text.more}
        </Button>
      )}
    </div>
  );
}

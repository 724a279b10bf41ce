import { BULK_MODELS, CSV_COLUMN_NAMES } from '@planet-heroes/contracts/areas/companies/catalogue';
import {
  type ChosenColumns, CSV_COLUMNS, type CsvColumn, readCsvHeader,
} from '@planet-heroes/contracts/areas/imports/csv-columns';
import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import { useEffect, useRef, useState } from 'react';
import { csvFile } from '../../corporate/list-files';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Heading } from '../../../kit/heading';

interface SendListProps {
  file: string;
  /** What the file calls its columns, where that leaves open which is which. */
  unclear: readonly string[] | undefined;
  busy: boolean;
  onChosen: (chosen?: ChosenColumns) => void;
  onCancel: () => void;
}

const text = corporateBulkTexts.csv.mapping;
const NONE = 0;

/** Asks before a file is sent: which column is which, where its names leave it open, as they were read. */
export function SendList({ file, unclear, busy, onChosen, onCancel }: SendListProps) {
  const [chosen, setChosen] = useState(() => unclear && placesFound(unclear));
  const form = useRef<HTMLFormElement>(null);
  const options = [
    { value: String(NONE), label: text.none },
    ...(unclear ?? []).map((name, index) => ({ value: String(index + 1), label: name || text.unnamed(index + 1) })),
  ];
  useEffect(() => form.current!.querySelector<HTMLElement>('select, button')!.focus(), []);
  return (
    <form
      ref={form}
      aria-label={unclear ? text.title : text.send(file)}
      className="grid grid-cols-1 gap-4 rounded-md bg-canvas p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onChosen(chosen);
      }}
    >
      <Heading level={3}>{unclear ? text.title : text.send(file)}</Heading>
      <p role="status" className="max-w-prose text-ink-muted">{unclear ? text.lead : text.sendLead}</p>
      {chosen && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {CSV_COLUMNS.map((column) => (
            <SelectField
              key={column}
              label={text.columns[column]}
              options={options}
              value={String(chosen[column])}
              onChange={({ currentTarget }) =>
                setChosen({ ...chosen, [column]: Number(currentTarget.value) })}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" aria-busy={busy} aria-disabled={busy}>{text.take}</Button>
        <Button variant="quiet" size="small" onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  );
}

function placesFound(names: readonly string[]): Required<ChosenColumns> {
  const { at } = readCsvHeader(names);
  const place = (column: CsvColumn) => (at[column] === undefined ? NONE : at[column] + 1);
  return {
    model: place('model'), condition: place('condition'), quantity: place('quantity'), serial: place('serial'),
  };
}

const nameTexts = corporateBulkTexts.csv.columns;
export const MODELS = BULK_MODELS.map(({ label }) => label).join(', ');
const COLUMNS = ['model', 'condition', 'quantity', 'serial'] as const;

/** What a file's columns may be called, and what stands in them. */
export function CsvColumnNames() {
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <caption className="pb-2 text-start font-semibold max-sm:block">{nameTexts.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-ink-muted">
          {[nameTexts.names, nameTexts.content].map((heading) => (
            <th key={heading} scope="col" className="w-1/2 py-2 pe-4 text-start font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {COLUMNS.map((column) => {
          const [own, ...others] = CSV_COLUMN_NAMES[column];
          return (
            <tr key={column} className="border-b border-line align-top max-sm:grid max-sm:py-2.5">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal max-sm:p-0">
                <span className="font-semibold">{own}</span>, <span>{others.join(', ')}</span>
              </th>
              <td className="py-2.5 text-ink-muted max-sm:p-0">{column === 'model' ? MODELS : nameTexts[column]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a file must look like, with one row of each kind of device. */
export const TEMPLATE_CSV =
  'model,condition,quantity\niphone-15-pro,excellent,120\nmacbook-air,good,40\nipad-pro,fair,15\n';

const WHY_COLUMNS = ['line', 'column', 'reason'] as const;
const OWN_COLUMNS = [...CSV_COLUMNS, 'imei'] as const;

/** Refused rows as a CSV file that can be mended and uploaded again: lines, reasons, and the cells as uploaded. */
export function refusedRowsFile(rows: readonly ImportRow[]): Blob {
  return csvFile([...WHY_COLUMNS, ...OWN_COLUMNS], rows.map((row) => [
    ...WHY_COLUMNS.map((column) => row[column]),
    ...OWN_COLUMNS.map((column) => row.cells?.[column]),
    // Without its extra cell, a row that is not mended would be accepted.
    ...(row.cells?.beyond === undefined ? [] : [row.cells.beyond]),
  ]));
}

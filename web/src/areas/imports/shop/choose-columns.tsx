import {
  type ChosenColumns, CSV_COLUMNS, type CsvColumn, readCsvHeader,
} from '@planet-heroes/contracts/areas/imports/csv-columns';
import { useEffect, useRef, useState } from 'react';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Heading } from '../../../kit/heading';

interface ChooseColumnsProps {
  /** What the file calls its columns. */
  names: readonly string[];
  busy: boolean;
  onChosen: (chosen: ChosenColumns) => void;
  onCancel: () => void;
}

const text = corporateBulkTexts.csv.mapping;
const NONE = 0;

/** Which column of a file is what, where its names leave it open: as they were read, and to be changed. */
export function ChooseColumns({ names, busy, onChosen, onCancel }: ChooseColumnsProps) {
  const [chosen, setChosen] = useState<Required<ChosenColumns>>(() => placesFound(names));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current!.querySelector('select')!.focus(), []);
  const options = [
    { value: String(NONE), label: text.none },
    ...names.map((name, index) => ({ value: String(index + 1), label: name || text.unnamed(index + 1) })),
  ];
  return (
    <form
      ref={form}
      aria-label={text.title}
      className="grid grid-cols-1 gap-4 rounded-md bg-canvas p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onChosen(chosen);
      }}
    >
      <Heading level={3}>{text.title}</Heading>
      <p role="status" className="max-w-prose text-ink-muted">{text.lead}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {CSV_COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={text.columns[column]}
            options={options}
            value={String(chosen[column])}
            onChange={({ currentTarget }) =>
              setChosen((before) => ({ ...before, [column]: Number(currentTarget.value) }))}
          />
        ))}
      </div>
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

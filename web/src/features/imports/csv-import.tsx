import { BULK_LIMITS, DEMO_IMPORT_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { StartedImport } from '@planet-heroes/contracts/areas/imports/schemas';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { useState } from 'react';
import { ask } from '../../shared/api/ask';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { saveFile } from '../../shared/company/save-file';
import { useActingFor } from '../../shared/company/use-acting-for';
import { useCompanyCommand } from '../../shared/company/use-company-command';
import { CsvColumnNames } from './csv-column-names';
import { CsvDrop } from './csv-drop';
import { ImportProgress } from './import-progress';
import { TEMPLATE_CSV } from './import-csv';

const text = messages.corporateBulk.csv;
const CSV_TYPE = 'text/csv';
const BYTES_PER_MB = 1024 * 1024;

/**
 * A list of devices as a file: it is checked row by row while one watches, and what is accepted becomes a quote
 * request.
 */
export function CsvImport() {
  const [started, setStarted] = useState<StartedImport>();
  const acting = useActingFor();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useCompanyCommand<File, StartedImport>({
    // Machines name the type of a CSV file in ways of their own.
    send: (file) => ask(IMPORTS_ROUTES.startImport, { body: new Blob([file], { type: CSV_TYPE }) }),
    done: ({ rowCount }) => ({ title: text.started, description: text.startedText(formatWhole(rowCount)) }),
    onDone: setStarted,
    onRefused: ({ serverMessage }) => {
      setRefusal(serverMessage);
      return false;
    },
  });

  const upload = (file: File) => {
    setRefusal(undefined);
    if (file.size > BULK_LIMITS.csvBytes) setRefusal(text.tooLarge(BULK_LIMITS.csvBytes / BYTES_PER_MB));
    else mutate(file);
  };

  return (
    <Card className="grid grid-cols-1 gap-6 sm:p-7">
      <CsvDrop busy={isPending} onFile={upload} />
      {refusal && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-ink-muted">
          {text.format(
            formatWhole(acting.kind === 'own' ? BULK_LIMITS.csvRows : DEMO_IMPORT_LIMITS.rows),
            BULK_LIMITS.csvBytes / BYTES_PER_MB,
          )}
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveFile('planet-heroes-devices.csv', new Blob([TEMPLATE_CSV], { type: CSV_TYPE }))}
        >
          {text.template}
        </Button>
      </div>
      <CsvColumnNames />
      {started && <ImportProgress key={started.id} id={started.id} ignoredColumns={started.ignoredColumns} />}
    </Card>
  );
}

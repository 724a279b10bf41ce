import { BULK_LIMITS, DEMO_IMPORT_LIMITS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { type ChosenColumns, csvFormOf, readCsvHeader } from '@planet-heroes/contracts/areas/imports/csv-columns';
import type { StartedImport } from '@planet-heroes/contracts/areas/imports/schemas';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { lazy, Suspense, useState } from 'react';
import type { ApiError } from '../../kernel/api/api-error';
import { ask } from '../../kernel/api/ask';
import { actOnce } from '../../kernel/api/ask-once';
import { toastError } from '../../kernel/api/toast-failure';
import { loadCode } from '../../kernel/hydration/not-loaded';
import { formatWhole } from '../../kernel/i18n/format-number';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { Icon } from '../../kit/icon';
import { Progress } from '../../kit/progress';
import { corporateBulkTexts } from '../corporate/texts-bulk.en';
import { saveFile } from '../corporate/list-files';
import { useActingFor } from '../corporate/company-queries';
import { useNamedItem } from '../corporate/use-named-item';
import { useCompanyCommand } from '../corporate/use-company-command';
import { useUndecided } from '../corporate/use-undecided';
import { CsvColumnNames, SendList, TEMPLATE_CSV } from './shop/csv-columns';
import { bringIntoView } from './shop/bring-into-view';

const text = corporateBulkTexts.csv;
const loadOutcome = () => loadCode(() => import('./shop/import-outcome'));
const ImportProgress = lazy(async () => ({ default: (await loadOutcome()).ImportProgress }));
/** Why a file was refused, in the page's language; in the server's words where that cannot be loaded. */
async function refusalOf(error: ApiError): Promise<string | undefined> {
  try {
    return (await loadOutcome()).fileRefusalText(error);
  } catch {
    return error.serverMessage;
  }
}

const CSV_TYPE = 'text/csv';
const BYTES_PER_MB = 1024 * 1024;
/** As much of a file as its first line may take, and the columns that a file may have. */
const HEADER_BYTES = 16 * 1024;
const MAX_COLUMNS = 64;

interface Upload {
  file: File;
  chosen?: ChosenColumns | undefined;
}

/**
 * A list of devices as a file: it is checked row by row while one watches, and what is accepted becomes a quote
 * request.
 */
export function CsvImport() {
  const [started, setStarted] = useState<StartedImport>();
  /** The address keeps it: its rows and its question are found again after a reload. */
  const [importId, setImportId] = useNamedItem('import');
  const acting = useActingFor();
  const undecided = useUndecided();
  const [refusal, setRefusal] = useState<string>();
  /** The chosen file, and what it calls its columns where that leaves open which is which. */
  const [open, setOpen] = useState<{ file: File; unclear?: string[] }>();
  const refused = async (error: ApiError): Promise<void> => {
    const said = await refusalOf(error);
    setRefusal(said);
    toastError(said);
  };
  const { mutate, isPending } = useCompanyCommand<Upload, StartedImport>({
    // Machines name the type of a CSV file in ways of their own.
    send: ({ file, chosen }) =>
      actOnce(JSON.stringify(['import', file.name, file.size, file.lastModified, chosen]), (idempotencyKey) =>
        ask(
          IMPORTS_ROUTES.startImport,
          { query: { ...chosen, partial: 'ask' }, body: new Blob([file], { type: CSV_TYPE }) },
          { idempotencyKey },
        )),
    done: ({ rowCount }) => ({ title: text.started, description: text.startedText(formatWhole(rowCount)) }),
    onDone: (begun) => {
      setOpen(undefined);
      setStarted(begun);
      setImportId(begun.id);
    },
    onRefused: (error) => {
      void refused(error);
      return true;
    },
  });

  const choose = async (file: File) => {
    setRefusal(undefined);
    setOpen(undefined);
    if (file.size > BULK_LIMITS.csvBytes) return setRefusal(text.tooLarge(BULK_LIMITS.csvBytes / BYTES_PER_MB));
    const { names } = csvFormOf(await file.slice(0, HEADER_BYTES).text());
    const { missing, doubled } = readCsvHeader(names);
    const isClear = missing.length + doubled.length === 0;
    // A file that is not a list is refused in the server's words.
    if (isClear || names.length < 2 || names.length > MAX_COLUMNS) return setOpen({ file });
    return setOpen({ file, unclear: names });
  };

  return (
    <Card className="grid grid-cols-1 gap-6 sm:p-7">
      {undecided ? <p>{undecided}</p> : <CsvDrop busy={isPending} onFile={(file) => void choose(file)} />}
      {open && (
        <SendList
          key={open.file.name}
          file={open.file.name}
          unclear={open.unclear}
          busy={isPending}
          onChosen={(chosen) => {
            setRefusal(undefined);
            mutate({ file: open.file, chosen });
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {refusal && (
        <p
          role="alert"
          ref={bringIntoView}
          tabIndex={-1}
          className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger"
        >
          {refusal}
        </p>
      )}
      {importId && (
        <Suspense fallback={<Progress label={text.checking} />}>
          <ImportProgress key={importId} id={importId} started={started?.id === importId ? started : undefined} />
        </Suspense>
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
    </Card>
  );
}

interface CsvDropProps {
  busy: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is chosen or dropped here: the browser's own control lies over the whole field. */
function CsvDrop({ busy, onFile }: CsvDropProps) {
  return (
    <label
      className="relative grid grid-cols-1 justify-items-center gap-2 rounded-lg border-2 border-dashed border-line-strong px-5 py-9 text-center transition-colors hover:border-accent hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
    >
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon name="upload" className="size-7" />
      </span>
      <span className="text-lg font-semibold">{busy ? text.uploading : text.choose}</span>
      <span className="text-sm text-ink-muted">{text.drop}</span>
      <input
        type="file"
        aria-busy={busy}
        accept=".csv,text/csv"
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-progress"
        disabled={busy}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file, mended, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

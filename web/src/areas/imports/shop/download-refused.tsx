import type { ImportRow } from '@planet-heroes/contracts/areas/imports/schemas';
import { useMutation } from '@tanstack/react-query';
import { toastsTexts } from '../../../kernel/i18n/texts-toasts.en';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { toast } from '../../../kit/toast/toast';
import { saveFile } from '../../corporate/save-file';
import { rowsAsCsv } from './import-csv';
import { loadRows } from './use-import-rows';

const text = corporateBulkTexts.csv;
/** As many as one answer may hold. */
const PAGE_ROWS = 1000;

/** Saves every refused row with its line, its column and the reason. */
export function DownloadRefused({ id }: { id: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => allRefused(id),
    onSuccess: (rows) => saveFile(`${id}-refused.csv`, new Blob([rowsAsCsv(rows)], { type: 'text/csv' })),
    onError: () => {
      const { error, somethingWentWrong } = toastsTexts;
      toast({ title: error, description: somethingWentWrong, variant: 'destructive' });
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-busy={isPending}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      <Icon name="download" />
      {text.download}
    </Button>
  );
}

async function allRefused(id: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await loadRows(id, 'refused', after, PAGE_ROWS);
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

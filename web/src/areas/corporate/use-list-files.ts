import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastsTexts } from '../../kernel/i18n/texts-toasts.en';
import { corporateTexts } from './texts.en';
import { toast } from '../../kit/toast/toast';
import { saveFile } from './save-file';

interface ListFiles<T> {
  /** All rows that are listed, those that are not loaded too. */
  load: () => Promise<T[]>;
  content: (rows: readonly T[]) => Blob;
  name: () => string;
}

/** Saves a list as a file, and prints it. `printed` is what lies on the sheet. */
export function useListFiles<T>({ load, content, name }: ListFiles<T>) {
  const [rows, setRows] = useState<T[]>();
  const save = useMutation({
    mutationFn: load,
    onSuccess: (all) => saveFile(name(), content(all)),
    onError: tellFilesFailed,
  });
  const print = useMutation({ mutationFn: load, onSuccess: setRows, onError: tellFilesFailed });
  return {
    isBusy: save.isPending || print.isPending,
    onExport: () => save.mutate(),
    onPrint: () => print.mutate(),
    printed: rows && { rows, end: () => setRows(undefined) },
  };
}

export function tellFilesFailed(): void {
  const { error } = toastsTexts;
  toast({ title: error, description: corporateTexts.table.filesFailed, variant: 'destructive' });
}

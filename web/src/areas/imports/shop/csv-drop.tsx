import { corporateBulkTexts } from '../../corporate/texts-bulk.en';
import { Icon } from '../../../kit/icon';

interface CsvDropProps {
  busy: boolean;
  onFile: (file: File) => void;
}

const text = corporateBulkTexts.csv;

/** Takes a file that is chosen or dropped here: the browser's own control lies over the whole field. */
export function CsvDrop({ busy, onFile }: CsvDropProps) {
  return (
    <label
      aria-busy={busy}
      className="relative grid grid-cols-1 justify-items-center gap-2 rounded-lg border-2 border-dashed border-line-strong px-5 py-9 text-center transition-colors hover:border-accent hover:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
    >
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon name="upload" className="size-7" />
      </span>
      <span className="text-lg font-semibold">{busy ? text.uploading : text.choose}</span>
      <span className="text-sm text-ink-muted">{text.drop}</span>
      <input
        type="file"
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

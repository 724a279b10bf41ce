import { BULK_MODELS, CSV_COLUMN_NAMES } from '@planet-heroes/contracts/areas/companies/catalogue';
import { corporateBulkTexts } from '../../corporate/texts-bulk.en';

const text = corporateBulkTexts.csv.columns;
const MODELS = BULK_MODELS.map(({ label }) => label).join(', ');
const COLUMNS = ['model', 'condition', 'quantity', 'serial'] as const;

/** What a file's columns may be called, and what stands in them. */
export function CsvColumnNames() {
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <caption className="pb-2 text-start font-semibold max-sm:block">{text.caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-ink-muted">
          {[text.names, text.content].map((heading) => (
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
                <span className="font-semibold">{own}</span>, {others.join(', ')}
              </th>
              <td className="py-2.5 text-ink-muted max-sm:p-0">{column === 'model' ? MODELS : text[column]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

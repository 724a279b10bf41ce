import type { ReactNode } from 'react';
import { useAddress } from './address';
import { FilterForm } from './filter-form';
import { Pager } from './pager';
import { Panel } from './panel';
import { Table } from './table';

interface ListPanelProps<Row> {
  /** What was read last: whether it is of this address, and why not. */
  found: { answer: { next?: string | null | undefined } | undefined; isCurrent: boolean; failure: unknown };
  /** Undefined until something was read. */
  rows: readonly Row[] | undefined;
  texts: {
    title: string;
    filter: string;
    none: string;
    noneFits: string;
    columns: Readonly<Record<string, string>>;
    pages: { first: string; next: string };
  };
  reading: string;
  /** The fields by which the list is narrowed. */
  filter: ReactNode;
  className: string;
  children: (row: Row) => ReactNode;
}

/** A list page by page, narrowed in the address: what it says while it reads, and where it has nothing. */
export function ListPanel<Row>({ found, rows, texts, reading, filter, className, children }: ListPanelProps<Row>) {
  const { query } = useAddress();
  const busy = !found.isCurrent && found.failure === undefined;
  return (
    <Panel title={texts.title} wide busy={busy}>
      <FilterForm label={texts.filter}>{filter}</FilterForm>
      {!rows && busy && <p className="muted">{reading}</p>}
      {rows?.length === 0 && <p className="muted">{query.size > 0 ? texts.noneFits : texts.none}</p>}
      {rows && rows.length > 0 && (
        <Table label={texts.title} columns={texts.columns} className={className}>{rows.map(children)}</Table>
      )}
      <Pager from="after" next={found.answer?.next} texts={texts.pages} />
    </Panel>
  );
}

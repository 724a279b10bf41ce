import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../kit/button';
import { Table } from '../../kit/table';
import { ButtonLink } from '../routing/button-link';
import { usePageQuery } from '../routing/use-page-query';
import { isAtFirst, queryFor } from './asked-list';
import { MESSAGES } from './messages';
import { focusHeadingOf, Panel } from './page';
import type { Polled } from './use-polled';

/** What a list may be narrowed to, by the names of it. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type AtFirst = Readonly<Record<string, string>>;
const NOTHING: AtFirst = {};

interface ListPanelProps<Row, Column extends string>
  extends Pick<ComponentProps<typeof Table<Row, Column>>, 'keyOf' | 'cells'> {
  /** What was read last: whether it is of this address, and why not. */
  found: Pick<Polled<unknown>, 'isCurrent' | 'failure'>;
  /** Undefined until something was read. */
  rows: readonly Row[] | undefined;
  /** Where the next page begins; nothing on the last. */
  next?: string | null | undefined;
  texts: {
    title: string;
    filter?: string;
    none: string;
    noneFits?: string;
    columns: Readonly<Record<Column, string>>;
    pages?: { first: string; next: string };
  };
  reading: string;
  /** The fields by which the list is narrowed in the address. */
  filter?: ReactNode;
  /** What the list is narrowed to before anything is searched, by the names of the fields. */
  atFirst?: AtFirst | undefined;
  /** What is to be known of it. */
  facts?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/** A list: what it says while it reads, and where it has nothing; narrowed and paged in the address. */
export function ListPanel<Row, Column extends string>(
  { found, rows, next, texts, reading, filter, atFirst, facts, wide = true, children, ...table }:
    ListPanelProps<Row, Column>,
) {
  const [query] = usePageQuery();
  const busy = !found.isCurrent && found.failure === undefined;
  const isNarrowed = filter !== undefined && query.size > 0;
  return (
    <Panel title={texts.title} wide={wide} busy={busy}>
      {filter && <FilterForm label={texts.filter!} atFirst={atFirst}>{filter}</FilterForm>}
      {facts}
      {!rows && busy && <p className="muted">{reading}</p>}
      {rows?.length === 0 && <p className="muted">{isNarrowed ? texts.noneFits : texts.none}</p>}
      {rows && rows.length > 0 && <Table label={texts.title} columns={texts.columns} rows={rows} {...table} />}
      {texts.pages && <Pager from="after" next={next} texts={texts.pages} />}
      {children}
    </Panel>
  );
}

interface PagerProps {
  /** The value of the query that says where a page begins, by its name. */
  from: string;
  /** Where the next page begins; nothing on the last. */
  next: string | null | undefined;
  texts: { first: string; next: string };
}

/** The ways to the first and the next page of a list; the browser knows the way back. */
export function Pager({ from, next, texts }: PagerProps) {
  const [query] = usePageQuery();
  const pageFrom = (value: string | undefined): string => {
    const wanted = new URLSearchParams(query);
    if (value === undefined) wanted.delete(from);
    else wanted.set(from, value);
    return `?${wanted}`;
  };
  const isFirst = !query.has(from);
  if (isFirst && !next) return null;
  const look = {
    variant: 'secondary', size: 'small', onClick: () => focusHeadingOf(document.activeElement),
  } as const;
  return (
    <nav aria-label={MESSAGES.filters.pages} className="pager">
      {!isFirst && <ButtonLink to={pageFrom(undefined)} {...look}>{texts.first}</ButtonLink>}
      {next && <ButtonLink to={pageFrom(next)} {...look}>{texts.next}</ButtonLink>}
    </nav>
  );
}

interface FilterFormProps {
  label: string;
  atFirst?: AtFirst | undefined;
  children: ReactNode;
}

/** What a list is searched by: its fields are the address's query, which is theirs again after going back. */
export function FilterForm({ label, atFirst = NOTHING, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = usePageQuery();
  useEffect(() => {
    const shown: AtFirst = isAtFirst(query) ? atFirst : NOTHING;
    for (const field of fieldsOf(form.current!)) field.value = query.get(field.name) ?? shown[field.name] ?? '';
  }, [query, atFirst]);

  function search(event: FormEvent): void {
    event.preventDefault();
    const given = fieldsOf(form.current!).map(({ name, value }) => [name, value.trim()] as const);
    setQuery(queryFor(Object.fromEntries(given), isAtFirst(query) ? atFirst : NOTHING, Object.keys(atFirst)));
  }

  function clear(): void {
    setQuery(new URLSearchParams());
    fieldsOf(form.current!)[0]?.focus();
  }

  return (
    <form ref={form} role="search" aria-label={label} className="filters" onSubmit={search}>
      {children}
      <div className="row-buttons">
        <Button type="submit" size="small">{MESSAGES.filters.search}</Button>
        {query.size > 0 && <Button variant="secondary" size="small" onClick={clear}>{MESSAGES.filters.clear}</Button>}
      </div>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
}

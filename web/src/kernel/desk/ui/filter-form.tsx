import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { MESSAGES } from '../messages';
import { go, useAddress } from './address';

/** What a list is searched by: its fields are the address's query, which is theirs again after going back. */
export function FilterForm({ label, children }: { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { path, query } = useAddress();
  useEffect(() => {
    for (const field of fieldsOf(form.current!)) field.value = query.get(field.name) ?? '';
  }, [query]);

  function search(event: FormEvent): void {
    event.preventDefault();
    const given = fieldsOf(form.current!).map(({ name, value }) => [name, value.trim()]);
    const wanted = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
    go(wanted === '' ? path : `${path}?${wanted}`);
  }

  return (
    <form ref={form} role="search" aria-label={label} className="filters" onSubmit={search}>
      {children}
      <div className="row-buttons">
        <button type="submit" className="button primary">{MESSAGES.filters.search}</button>
        {query.size > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              go(path);
              fieldsOf(form.current!)[0]?.focus();
            }}
          >
            {MESSAGES.filters.clear}
          </button>
        )}
      </div>
    </form>
  );
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLSelectElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
}

import { useState } from 'react';
import { messages } from '../messages/messages';
import { SelectField } from '../ui/form/select-field';
import { TextField } from '../ui/form/text-field';

interface SearchAndFilterProps<T extends string> {
  searchHint: string;
  search: string;
  onSearch: (search: string) => void;
  status: T | undefined;
  onStatus: (status: T | undefined) => void;
  states: readonly T[];
  labels: Readonly<Record<T, string>>;
  /** How many are shown, and of how many; undefined until that is known. */
  shown: string | undefined;
}

const MOST_LETTERS = 100;

/** The search box and the status filter above a list. */
export function SearchAndFilter<T extends string>(props: SearchAndFilterProps<T>) {
  const { searchHint, search, onSearch, status, onStatus, states, labels, shown } = props;
  const text = messages.corporate.filter;
  // Spoken only after the visitor has searched or chosen: the list changes by itself as well.
  const [touched, setTouched] = useState(false);
  return (
    <search className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_16rem]">
      <TextField
        label={text.search}
        type="search"
        placeholder={searchHint}
        maxLength={MOST_LETTERS}
        value={search}
        onChange={({ currentTarget }) => {
          setTouched(true);
          onSearch(currentTarget.value);
        }}
        onBlur={() => setTouched(false)}
      />
      <SelectField
        label={text.status}
        placeholder={text.all}
        options={states.map((value) => ({ value, label: labels[value] }))}
        value={status ?? ''}
        onChange={({ currentTarget }) => {
          setTouched(true);
          onStatus((currentTarget.value as T) || undefined);
        }}
        onBlur={() => setTouched(false)}
      />
      <p role={touched ? 'status' : undefined} className="min-h-6 text-sm text-ink-muted sm:col-span-2">
        {shown}
      </p>
    </search>
  );
}

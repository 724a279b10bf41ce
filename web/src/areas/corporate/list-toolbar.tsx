import type { QuoteSort } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { useState } from 'react';
import { create } from 'zustand';
import { browserStorage } from '../../kernel/browser-storage';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { controlStyle } from '../../kit/form/field';
import { Icon } from '../../kit/icon';
import { useHydrated } from '../../kernel/hydration/use-hydrated';
import type { ListQuestion } from './list-address';

interface ListToolbarProps<T extends string, Sort extends QuoteSort> extends ListQuestion<T, Sort> {
  searchHint: string;
  onSearch: (search: string) => void;
  onStatus: (status: T | undefined) => void;
  onSort: (sort: Sort) => void;
  sorts: readonly Sort[];
  states: readonly T[];
  labels: Readonly<Record<T, string>>;
  /** Whether there is no record at all: nothing to count, to set close, to save or to print. */
  isBare: boolean;
  /** How many are shown, and of how many; undefined until that is known. */
  shown: string | undefined;
  /** Saves what is listed, all of it. */
  onExport: () => void;
  onPrint: () => void;
  /** Whether one of both is under way. */
  isBusy: boolean;
}

const MAX_LETTERS = 100;
const FILE_BUTTON = { variant: 'quiet', size: 'small', className: 'px-2.5 whitespace-nowrap max-sm:min-h-8 max-sm:py-0 sm:px-3' } as const;
const CONTROL = classNames(controlStyle, 'min-h-10 py-1.5 text-sm');

const STORAGE_KEY = 'planet-heroes:dense-tables';

interface DensityState {
  /** Whether the tables of companies are set close. */
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/** How close the tables of companies are set; this browser remembers it. */
export const useDensityStore = create<DensityState>()((set) => ({
  isDense: browserStorage.getItem(STORAGE_KEY) === 'true',
  setDense: (isDense) => {
    browserStorage.setItem(STORAGE_KEY, String(isDense));
    set({ isDense });
  },
}));

/** Above a table: the search box, the status filter, how close the rows stand, and what can be done with the list. */
export function ListToolbar<T extends string, Sort extends QuoteSort>(props: ListToolbarProps<T, Sort>) {
  const { searchHint, search, onSearch, status, onStatus, sort, onSort, sorts, states, labels, shown } = props;
  const { filter, table } = corporateTexts;
  // Announced only after a search or a choice: live updates change the list as well.
  const [touched, setTouched] = useState(false);
  const { isDense, setDense } = useDensityStore();
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <search className="flex grow flex-wrap gap-2" onBlur={() => setTouched(false)}>
        <input
          type="search"
          aria-label={filter.search}
          placeholder={searchHint}
          maxLength={MAX_LETTERS}
          value={search}
          onChange={({ currentTarget }) => {
            setTouched(true);
            onSearch(currentTarget.value);
          }}
          className={classNames(CONTROL, 'min-w-0 grow basis-full sm:basis-52')}
        />
        <Choice
          label={filter.status}
          value={status ?? ''}
          options={[['', filter.all], ...states.map((value) => [value, labels[value]] as const)]}
          onChoose={(value) => {
            setTouched(true);
            onStatus(states.find((state) => state === value));
          }}
          className="sm:basis-44"
        />
        <Choice
          label={table.sort}
          value={sort}
          options={sorts.map((value) => [value, table.sorts[value]] as const)}
          onChoose={(value) => onSort(value as Sort)}
          className="sm:basis-48"
        />
      </search>
      {!props.isBare && (
        <div className="flex w-full flex-wrap items-center justify-end gap-1 sm:w-auto">
          <p
            role={touched ? 'status' : undefined}
            className="me-auto min-h-6 min-w-26 text-sm whitespace-nowrap text-ink-muted sm:order-first sm:px-2"
          >
            {shown}
          </p>
          <Button
            variant="quiet"
            size="small"
            aria-pressed={isHydrated && isDense}
            onClick={() => setDense(!isDense)}
            className="px-3 whitespace-nowrap aria-pressed:bg-accent-soft max-lg:hidden"
          >
            {table.dense}
          </Button>
          <Button {...FILE_BUTTON} aria-busy={props.isBusy} onClick={props.onExport}>
            <Icon name="download" className="max-sm:hidden" />
            {table.csv}
          </Button>
          <Button {...FILE_BUTTON} aria-busy={props.isBusy} onClick={props.onPrint}>
            <Icon name="document" className="max-sm:hidden" />
            {table.print}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
  className?: string;
}

function Choice({ label, value, options, onChoose, className }: ChoiceProps) {
  return (
    <span className={classNames('relative grid min-w-0 grow basis-32 sm:grow-0', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className={classNames(CONTROL, 'cursor-pointer appearance-none truncate pe-9')}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
    </span>
  );
}

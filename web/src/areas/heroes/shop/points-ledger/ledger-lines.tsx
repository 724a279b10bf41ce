import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import type { LedgerLine } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { pointsLedgerTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { EmptyState } from '../../../../kit/empty-state';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { formatMoment } from '../../../../kernel/i18n/format-date';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { reasonOf } from '../../../../kernel/i18n/name-of';
import { offered } from '../../../translations/offered-text';
import { classNames } from '../../../../kit/class-names';

/** What a line of the ledger did, derived from the accounts that the points came from and went to. */
type LedgerMovement =
  | 'earned' | 'promised' | 'credited' | 'withdrawn' | 'held' | 'spent' | 'returned' | 'takenBack' | 'spentTakenBack'
  | 'heldTakenBack' | 'repaid' | 'uncountedTakenBack' | 'moved';

const MOVEMENTS: Readonly<Record<string, LedgerMovement>> = {
  'issuer available': 'earned',
  'challenge available': 'earned',
  'issuer pending': 'promised',
  'pending available': 'credited',
  'pending issuer': 'withdrawn',
  'available held': 'held',
  'held reward': 'spent',
  'held available': 'returned',
  'available reversed': 'takenBack',
  'issuer reversed': 'spentTakenBack',
  'owed reversed': 'heldTakenBack',
  'held owed': 'repaid',
  'issuer owed': 'spentTakenBack',
  'issuer uncounted': 'uncountedTakenBack',
};

const LINES_A_PAGE = 20;

/** Every movement of the points, newest first, as many pages as the visitor asks for. */
export function LedgerLines({ ledger }: { ledger: ReturnType<typeof usePointsLedger> }) {
  const { lines: text } = pointsLedgerTexts;
  return (
    <section aria-label={text.title} className="grid gap-3">
      <Heading level={3}>{text.title}</Heading>
      {ledger.isPending ? (
        <div aria-busy className="grid gap-2">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-20" />
          ))}
        </div>
      ) : !ledger.data ? (
        <EmptyState
          title={text.failed.title}
          description={text.failed.description}
          action={<Button variant="secondary" onClick={() => ledger.refetch()}>{text.failed.retry}</Button>}
        />
      ) : (
        <Pages ledger={ledger} lines={ledger.data.pages.flatMap(({ lines }) => lines)} />
      )}
    </section>
  );
}

function Pages({ ledger, lines }: { ledger: ReturnType<typeof usePointsLedger>; lines: LedgerLine[] }) {
  const { lines: text } = pointsLedgerTexts;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = ledger;
  if (lines.length === 0) return <p className="text-ink-muted">{text.empty}</p>;
  return (
    <>
      <ol role="list" aria-label={text.title} className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <LedgerLineRow key={line.id} line={line} />
        ))}
      </ol>
      {isFetchNextPageError && <p role="alert" className="text-sm font-medium text-danger">{text.moreFailed}</p>}
      {hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-busy={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
        >
          {isFetchingNextPage ? text.loadingMore : text.more}
        </Button>
      ) : (
        <p className="text-center text-sm text-ink-muted">{text.end}</p>
      )}
    </>
  );
}

/** One movement: its reason, the rule it follows, when it was, what it changed and what was left. */
function LedgerLineRow({ line }: { line: LedgerLine }) {
  const { lines: text, rules, movements } = pointsLedgerTexts;
  const { change } = line;
  const rule = (rules as Readonly<Record<string, string>>)[line.rule] ?? line.rule.replaceAll('-', ' ');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
      <span className="min-w-0">
        <span className="block font-semibold">{reasonOf(offered(line.reason))}</span>
        <span className="block text-sm text-ink-muted">
          {rule} · <span>{movements[movementOf(line)](formatWhole(line.amount))}</span>
        </span>
        <time dateTime={line.occurredAt} className="block text-xs text-ink-muted">
          {formatMoment(line.occurredAt)}
        </time>
      </span>
      <span className="text-end tabular-nums">
        <bdi
          dir="ltr"
          className={classNames(
            'block text-lg font-bold',
            change > 0 ? 'text-positive' : change === 0 && 'text-ink-muted',
          )}
        >
          {signed(change, formatWhole)}
        </bdi>
        <span className="block text-xs text-ink-muted">{text.balance(formatWhole(line.balance))}</span>
      </span>
    </li>
  );
}

/** The kind of a line. A movement that is not known yet is still shown, as one. */
export function movementOf({ from, to }: Pick<LedgerLine, 'from' | 'to'>): LedgerMovement {
  return MOVEMENTS[`${from} ${to}`] ?? 'moved';
}

/** The change of the available points with its sign: +25, −800, or ±0 where they stayed. */
export function signed(change: number, format: (value: number) => string): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return sign + format(Math.abs(change));
}

/** The ledger's lines, newest first, page by page. A change in the hero's room reads them again. */
export function usePointsLedger() {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(HEROES_ROUTES.readMyPoints).queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      ask(HEROES_ROUTES.readMyPoints, { query: { limit: LINES_A_PAGE, before: pageParam ?? undefined } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}

import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { OPERATIONS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { BooksAnswer } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { useMay } from '../../../../../kernel/desk/operator-session';
import { formatTime } from '../../../../../kernel/desk/format';
import { Panel } from '../../../../../kernel/desk/page';
import type { Actions } from '../../../../../kernel/desk/use-actions';
import { Button } from '../../../../../kit/button';
import { BOARD_MESSAGES } from '../messages';
import { type Status, statusOfBooks } from '../status';

const LAMPS = ['bad', 'warning', 'good'] as const;

const TEXTS = BOARD_MESSAGES.books;
const CHECK = OPERATIONS_ROUTES.checkBooks;
const ACTION = { route: CHECK, done: resultText, refused: { accepted: BOARD_MESSAGES.results.booksLater } };

/** The result of the reconciliation, with the rules that do not hold. */
export function BooksPanel({ overview, actions }: { overview: Overview; actions: Actions }) {
  const { books } = overview;
  const status = statusOfBooks(overview);
  const may = useMay();
  const checking = actions.isRunning(CHECK);
  const check = may(CHECK) && (
    <Button size="small" busy={checking} onClick={() => void actions.run(ACTION)}>
      {checking ? TEXTS.checking : TEXTS.check}
    </Button>
  );
  return (
    <Panel title={TEXTS.title} aside={check}>
      <div className="books">
        <TrafficLight status={status} />
        <div>
          <p className="verdict" data-status={status}>
            {booksText(overview)}
          </p>
          {books && !books.holds && <p>{books.claimsPaused ? TEXTS.brokenTables : TEXTS.brokenProjection}</p>}
          {books && <p className="muted">{TEXTS.facts(books.rules, formatTime(books.checkedAt))}</p>}
          {books && books.broken.length > 0 && (
            <ul className="rows">
              {books.broken.map(({ name, found }) => (
                <li key={name}>
                  <div>
                    <strong>{name}</strong>
                    <p>{found}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The result of the reconciliation in words. */
export function booksText({ books, missing }: Pick<Overview, 'books' | 'missing'>): string {
  if (!books) return missing.some(({ part }) => part === 'books') ? TEXTS.away : TEXTS.notYet;
  if (!books.holds) return TEXTS.broken;
  return books.overdue ? TEXTS.overdue : TEXTS.balanced;
}

function resultText(answer: BooksAnswer): string {
  const { holds, claimsPaused, checks } = answer;
  return holds
    ? BOARD_MESSAGES.results.booksHold
    : BOARD_MESSAGES.results.booksBroken(checks.filter((check) => !check.holds).length, claimsPaused);
}

/** A light with three lamps, of which one is lit. The words beside it say the same. */
function TrafficLight({ status }: { status: Status }) {
  return (
    <svg className="traffic-light" aria-hidden width={44} height={112} viewBox="0 0 44 112">
      <rect className="housing" x={1} y={1} width={42} height={110} rx={14} />
      {LAMPS.map((lamp, at) => (
        <circle
          key={lamp}
          data-status={lamp}
          className={lamp === status ? 'lit' : 'dark'}
          cx={22}
          cy={22 + at * 34}
          r={13}
        />
      ))}
    </svg>
  );
}

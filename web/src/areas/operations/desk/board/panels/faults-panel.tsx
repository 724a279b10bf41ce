import type { Fault } from '@planet-heroes/contracts/kernel/errors/fault';
import { formatTime } from '../../../../../kernel/desk/format';
import { Panel } from '../../../../../kernel/desk/page';
import { Link } from '../../../../../kernel/routing/link';
import { Badge } from '../../../../../kit/badge';
import { pathOfCommand } from '../../commands/path-of-command';
import { BOARD_MESSAGES } from '../messages';

const TEXTS = BOARD_MESSAGES.faults;

/** What went wrong in this node of late. */
export function FaultsPanel({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return <Panel title={TEXTS.title} quiet={TEXTS.none} />;
  return (
    <Panel title={TEXTS.title}>
      <ul className="rows">
        {faults.map(({ kind, text, reference, count, firstAt, lastAt }) => (
          <li key={`${kind} ${text}`}>
            <div>
              <Badge tone="sand">{TEXTS.kinds[kind]}</Badge> <strong>{text}</strong>
              <p className="muted">
                {count > 1
                  ? `${TEXTS.times(count)}, ${TEXTS.since(formatTime(firstAt), formatTime(lastAt))}`
                  : TEXTS.facts(formatTime(lastAt))}
                {reference && (
                  <>
                    . {TEXTS.reference}{' '}
                    {kind === 'command' ? (
                      <Link to={pathOfCommand(reference)} aria-label={TEXTS.stepsOf(reference)}>
                        <code>{reference}</code>
                      </Link>
                    ) : <code>{reference}</code>}
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="muted">{TEXTS.kept}</p>
    </Panel>
  );
}

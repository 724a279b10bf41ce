import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { DOCUMENT_ROUTES } from '@planet-heroes/contracts/kernel/calls/document-routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { formatDuration, formatTime } from '../../../../kernel/desk/format';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { useOperator } from '../../../../kernel/desk/operator-session';
import { PageHead } from '../../../../kernel/desk/page';
import { Button } from '../../../../kit/button';
import { BOARD_MESSAGES } from './messages';

interface BoardHeadProps {
  overview: Overview | undefined;
  goodAt: number;
  paused: boolean;
  onPause: (paused: boolean) => void;
}

const TEXTS = BOARD_MESSAGES.header;

/** Whose picture this is, of when, and the ways to more of it. */
export function BoardHead({ overview, goodAt, paused, onPause }: BoardHeadProps) {
  const { roles } = useOperator();
  const aside = (
    <>
      {overview && (
        <span className="muted">{paused ? TEXTS.paused(formatTime(goodAt)) : TEXTS.live(formatTime(goodAt))}</span>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => onPause(!paused)}
      >
        {paused ? TEXTS.resume : TEXTS.pause}
      </Button>
    </>
  );
  return (
    <PageHead title={MESSAGES.title} aside={aside}>
      {overview && (
        <p className="muted">
          {TEXTS.node(overview.version, overview.node, formatDuration(overview.uptimeSeconds))}
          {overview.clock && <>. {clockText(overview.clock)}</>}
        </p>
      )}
      <p className="page-links">
        {roles.includes('admin') && <a href="/ops/queues">{TEXTS.board}</a>}
        <a href={urlOf(DOCUMENT_ROUTES.readApiPage)}>{TEXTS.calls}</a>
      </p>
    </PageHead>
  );
}

function clockText({ now, offsetMs }: NonNullable<Overview['clock']>): string {
  return offsetMs === 0
    ? TEXTS.clock(formatTime(now))
    : TEXTS.movedClock(formatTime(now), `${offsetMs < 0 ? '−' : ''}${formatDuration(Math.abs(offsetMs) / 1000)}`);
}

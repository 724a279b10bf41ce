import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { DOCUMENT_ROUTES } from '@planet-heroes/contracts/kernel/calls/document-routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { ActionButton } from './action-button';
import { formatDuration, formatTime } from './format';
import { MESSAGES } from './messages';

interface BoardHeaderProps {
  overview: Overview | undefined;
  goodAt: number;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onLeave: () => void;
}

const TEXTS = MESSAGES.header;

/** Whose picture this is, of when, and the page's own switches. */
export function BoardHeader({ overview, goodAt, paused, onPause, onLeave }: BoardHeaderProps) {
  return (
    <header className="board-header">
      <div>
        <p className="eyebrow">{MESSAGES.product}</p>
        <h1>{MESSAGES.title}</h1>
        {overview && (
          <p className="muted">
            {TEXTS.node(overview.version, overview.node, formatDuration(overview.uptimeSeconds))}
            {overview.clock && <>. {clockText(overview.clock)}</>}
          </p>
        )}
      </div>
      <nav aria-label={MESSAGES.title}>
        <a href="/ops/queues">{TEXTS.board}</a>
        <a href={urlOf(DOCUMENT_ROUTES.readApiPage)}>{TEXTS.calls}</a>
      </nav>
      <div className="switches">
        {overview && <span className="muted">{paused ? TEXTS.paused(formatTime(goodAt)) : TEXTS.live(formatTime(goodAt))}</span>}
        <ActionButton onPress={() => onPause(!paused)}>{paused ? TEXTS.resume : TEXTS.pause}</ActionButton>
        <ActionButton onPress={onLeave}>{TEXTS.leave}</ActionButton>
      </div>
    </header>
  );
}

function clockText({ now, offsetMs }: NonNullable<Overview['clock']>): string {
  return offsetMs === 0 ? TEXTS.clock(formatTime(now)) : TEXTS.movedClock(formatTime(now), `${offsetMs < 0 ? '−' : ''}${formatDuration(Math.abs(offsetMs) / 1000)}`);
}

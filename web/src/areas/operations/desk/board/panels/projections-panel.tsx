import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { formatDuration, formatPosition, formatWhole } from '../../../../../kernel/desk/format';
import { Panel } from '../../../../../kernel/desk/page';
import { Table } from '../../../../../kit/table';
import { type History, LAG, peakOf } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Sparkline } from '../pictures/sparkline';
import { StatusMark } from '../pictures/status-mark';
import { statusOfProjections } from '../status';

const TEXTS = BOARD_MESSAGES.projections;

/** Where this node's projections stand, and how far behind the log they were. */
export function ProjectionsPanel({ projections, history }: { projections: Overview['projections']; history: History }) {
  const { lagSeconds, position, horizon, all } = projections;
  const lags = history[LAG] ?? [];
  const lag = lagSeconds === null ? BOARD_MESSAGES.tiles.neverRead : formatDuration(lagSeconds);
  return (
    <Panel
      title={TEXTS.title}
      quiet={statusOfProjections(projections) === 'good' ? BOARD_MESSAGES.tiles.inStep(lag) : undefined}
    >
      <figure className="trend">
        <Sparkline
          label={TEXTS.lag(lag, formatDuration(peakOf(lags)))}
          lines={[{ points: lags, tone: 'accent', filled: true }]}
        />
        <figcaption>
          {TEXTS.lagTitle}: <strong>{lag}</strong>
        </figcaption>
      </figure>
      <Table
        label={TEXTS.title}
        columns={TEXTS.columns}
        rows={all}
        keyOf={({ name }) => name}
        cells={{
          name: ({ name, stoppedAt }) => (
            <>
              <StatusMark status={stoppedAt ? 'bad' : 'good'} /> {name}
              {stoppedAt && <small>{TEXTS.stands(stoppedAt.type, stoppedAt.reason)}</small>}
            </>
          ),
          hash: ({ hash }) => <code>{hash}</code>,
          position: (projection) => <code>{formatPosition(projection.position)}</code>,
          events: ({ eventsApplied }) => formatWhole(eventsApplied),
        }}
      />
      <p className="muted">{TEXTS.facts(formatPosition(position), horizon)}</p>
    </Panel>
  );
}

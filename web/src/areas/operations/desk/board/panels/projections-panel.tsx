import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { formatDuration, formatPosition, formatWhole } from '../../../../../kernel/desk/format';
import { type History, LAG, peakOf } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Panel } from '../../../../../kernel/desk/ui/panel';
import { Sparkline } from '../pictures/sparkline';
import { StatusMark } from '../pictures/status-mark';

const TEXTS = BOARD_MESSAGES.projections;

/** Where this node's projections stand, and how far behind the log they were. */
export function ProjectionsPanel({ projections, history }: { projections: Overview['projections']; history: History }) {
  const { lagSeconds, position, horizon, all } = projections;
  const lags = history[LAG] ?? [];
  const lag = lagSeconds === null ? BOARD_MESSAGES.tiles.neverRead : formatDuration(lagSeconds);
  return (
    <Panel title={TEXTS.title}>
      <figure className="trend">
        <Sparkline
          label={TEXTS.lag(lag, formatDuration(peakOf(lags)))}
          lines={[{ points: lags, tone: 'accent', filled: true }]}
        />
        <figcaption>
          {TEXTS.lagTitle}: <strong>{lag}</strong>
        </figcaption>
      </figure>
      <table role="table" className="as-cards projections" aria-label={TEXTS.title}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(TEXTS.columns).map(([column, text]) => (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {all.map(({ name, position: place, hash, eventsApplied, stoppedAt }) => (
            <tr key={name} role="row">
              <th role="rowheader" scope="row" data-column="name">
                <StatusMark status={stoppedAt ? 'bad' : 'good'} /> {name}
                {stoppedAt && <small>{TEXTS.stands(stoppedAt.type, stoppedAt.reason)}</small>}
              </th>
              <td role="cell" data-column="hash" data-label={TEXTS.columns.hash}>
                <code>{hash}</code>
              </td>
              <td role="cell" data-column="position" data-label={TEXTS.columns.position}>
                <code>{formatPosition(place)}</code>
              </td>
              <td role="cell" data-column="events" data-label={TEXTS.columns.events}>
                {formatWhole(eventsApplied)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{TEXTS.facts(formatPosition(position), horizon)}</p>
    </Panel>
  );
}

import type { Overview } from '@planet-heroes/contracts/http/ops-overview';
import { formatDuration, formatWhole } from '../format';
import { type History, LAG, peakOf } from '../history';
import { MESSAGES } from '../messages';
import { Panel } from '../panel';
import { Sparkline } from '../pictures/sparkline';
import { StatusMark } from '../pictures/status-mark';

const TEXTS = MESSAGES.projections;

/** Where this node's projections stand, and how far behind the log they were. */
export function ProjectionsPanel({ projections, history }: { projections: Overview['projections']; history: History }) {
  const { lagSeconds, position, horizon, all } = projections;
  const lags = history[LAG] ?? [];
  const lag = lagSeconds === null ? MESSAGES.tiles.neverRead : formatDuration(lagSeconds);
  return (
    <Panel title={TEXTS.title}>
      <figure className="trend">
        <Sparkline label={TEXTS.lag(lag, formatDuration(peakOf(lags)))} lines={[{ points: lags, tone: 'accent', filled: true }]} />
        <figcaption>
          {TEXTS.lagTitle}: <strong>{lag}</strong>
        </figcaption>
      </figure>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{TEXTS.columns.name}</th>
            <th scope="col">{TEXTS.columns.hash}</th>
            <th scope="col">{TEXTS.columns.position}</th>
            <th scope="col">{TEXTS.columns.events}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, position: place, hash, eventsApplied, stoppedAt }) => (
            <tr key={name}>
              <th scope="row">
                <StatusMark status={stoppedAt ? 'bad' : 'good'} named={false} /> {name}
                <small>{stoppedAt ? `${TEXTS.stands}. ${TEXTS.why(stoppedAt.type, stoppedAt.reason)}` : TEXTS.follows}</small>
              </th>
              <td>
                <code>{hash}</code>
              </td>
              <td>
                <code>{place}</code>
              </td>
              <td>{formatWhole(eventsApplied)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{TEXTS.facts(position, horizon)}</p>
    </Panel>
  );
}

import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { Panel } from '../../../../../kernel/desk/page';
import { type History, peakOf, SOCKETS } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Sparkline } from '../pictures/sparkline';

const TEXTS = BOARD_MESSAGES.sockets;

/** Who is connected to this node, and what they follow. */
export function SocketsPanel({ sockets, history }: { sockets: Overview['sockets']; history: History }) {
  const points = history[SOCKETS] ?? [];
  const most = Math.max(1, ...sockets.rooms.map(({ followers }) => followers));
  return (
    <Panel title={TEXTS.title}>
      <figure className="trend">
        <Sparkline
          label={TEXTS.picture(sockets.connected, peakOf(points))}
          lines={[{ points, tone: 'accent', filled: true }]}
        />
        <figcaption>{TEXTS.connected(sockets.connected)}</figcaption>
      </figure>
      {sockets.rooms.length === 0 ? (
        <p className="muted">{TEXTS.none}</p>
      ) : (
        <dl className="bars">
          {sockets.rooms.map(({ kind, rooms, followers }) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>
                <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={100} height={8} className="rail" />
                  <rect width={(followers / most) * 100} height={8} className="fill" />
                </svg>
                <span>{TEXTS.row(rooms, followers)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sockets.ages.length > 0 && (
        <ul className="muted" aria-label={TEXTS.ages}>
          {sockets.ages.map((age) => (
            <li key={age.connection}>{TEXTS.age(age)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

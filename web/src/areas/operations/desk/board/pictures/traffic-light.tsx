import type { Status } from '../status';

const LAMPS = ['bad', 'warning', 'good'] as const;

/** A light with three lamps, of which one is lit. The words beside it say the same. */
export function TrafficLight({ status }: { status: Status }) {
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

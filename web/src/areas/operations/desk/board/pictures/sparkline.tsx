import { peakOf, type Point, runsOf, spanOf } from '../history';

const WIDTH = 160;
const HEIGHT = 36;
const EDGE = 2;

interface Line {
  points: readonly Point[];
  tone: 'accent' | 'sand';
  /** Fills the ground below the line. */
  filled?: boolean;
}

/**
 * The last minutes of one or two figures that were read together, each on a scale of its own from nothing to its peak.
 */
export function Sparkline({ label, lines }: { label: string; lines: readonly Line[] }) {
  const { from, to } = spanOf(lines[0]?.points ?? []);
  return (
    <svg
      className="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <line className="ground" x1={0} x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} />
      {lines.map(({ points, tone, filled }) => {
        const peak = peakOf(points) || 1;
        const x = (at: number): number => round(EDGE + ((at - from) / (to - from)) * (WIDTH - 2 * EDGE));
        const y = (value: number): number => round(HEIGHT - EDGE - (value / peak) * (HEIGHT - 3 * EDGE));
        return runsOf(points).map((run) => {
          // One reading alone is a dot: a line needs two.
          const [first, last] = [run[0]!, run.at(-1)!];
          const path = `M${run.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}${
            run.length === 1 ? 'h0.01' : ''
          }`;
          return (
            <g key={`${tone}${first.at}`} data-tone={tone}>
              {filled && (
                <path
                  className="area"
                  d={`${path}L${x(last.at)} ${HEIGHT - EDGE}L${x(first.at)} ${HEIGHT - EDGE}Z`}
                />
              )}
              <path className="line" d={path} />
            </g>
          );
        });
      })}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

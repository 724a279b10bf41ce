import { classNames } from '../../../../../kit/class-names';
import { fromStart, leftEdge } from './chart-parts';

interface StepBarsProps {
  bars: readonly { name: string; title: string; value: number }[];
  /** A drawing token. */
  colour: string;
  format: (value: number) => string;
}

/** In per cent of the drawing's height: where the tallest bar begins, and where all stand. */
const [TOP, FOOT] = [12, 88];
/** In per cent of its width. */
const WIDEST_BAR = 9;
/** Up to this many bars show all names and figures; a phone shows half of the names and the tallest bars' figures. */
const NAMED = 12;
const [NAMED_ON_PHONES, SHORT] = [6, 3];
const ROOMY = '@max-md:hidden';

/** One bar a step, each with its figure above it where there is room. */
export function StepBars({ bars, colour, format }: StepBarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const band = 100 / bars.length;
  const width = Math.min(band * 0.6, WIDEST_BAR);
  const every = Math.ceil(bars.length / NAMED);
  return (
    <svg width="100%" height="100%" className="overflow-visible">
      <line x1="0" x2="100%" y1={`${FOOT}%`} y2={`${FOOT}%`} stroke="var(--color-line-strong)" />
      {bars.map(({ name, title, value }, index) => {
        const middle = `${fromStart((index + 0.5) * band)}%`;
        const height = (value / most) * (FOOT - TOP);
        const figure = format(value);
        return (
          <g key={title} fill="var(--color-ink)">
            <rect
              x={`${leftEdge((index + 0.5) * band - width / 2, width)}%`}
              y={`${FOOT - height}%`}
              width={`${width}%`}
              height={`${height}%`}
              fill={colour}
              rx="4"
            >
              <title>{title}</title>
            </rect>
            {value > 0 && every === 1 && (
              <text
                x={middle}
                y={`${FOOT - height}%`}
                dy="-6"
                textAnchor="middle"
                fontSize="13"
                fontWeight="600"
                className={classNames(value < most && figure.length > SHORT && ROOMY)}
              >
                {figure}
              </text>
            )}
            {index % every === 0 && (
              <text
                x={middle}
                y="100%"
                dy="-8"
                textAnchor="middle"
                fontSize="12"
                fill="var(--color-ink-muted)"
                className={classNames(bars.length > NAMED_ON_PHONES && (index / every) % 2 === 1 && ROOMY)}
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

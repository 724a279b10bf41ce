import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { corporateTexts } from '../../../../corporate/texts.en';
import { fromStart, leftEdge, onward } from './reading-direction';

const COLOURS: Record<QuoteState, string> = {
  under_review: 'var(--color-sand)',
  pending: 'var(--color-sun)',
  approved: 'var(--color-sea-light)',
  accepted: 'var(--color-accent)',
  declined: 'var(--color-bronze)',
  expired: 'var(--color-line-strong)',
};
/** In pixels of height, and in per cent of the drawing's width. */
const [ROW, BAR, NAMES, LONGEST] = [40, 24, 30, 62];

/** One bar a state, its name before it and its figure behind it. */
export function StateBars({ states }: { states: readonly { state: QuoteState; count: number }[] }) {
  const most = Math.max(...states.map(({ count }) => count));
  return (
    <svg width="100%" height="100%" fill="var(--color-ink)" fontSize="13">
      {states.map(({ state, count }, index) => {
        const middle = (index + 0.5) * ROW;
        const length = (count / most) * LONGEST;
        return (
          <g key={state}>
            <text x={`${fromStart(NAMES - 2)}%`} y={middle} textAnchor="end" dominantBaseline="central">
              {corporateTexts.quoteStates[state]}
            </text>
            <rect
              x={`${leftEdge(NAMES, length)}%`}
              y={middle - BAR / 2}
              width={`${length}%`}
              height={BAR}
              fill={COLOURS[state]}
              rx="4"
            />
            <text
              x={`${fromStart(NAMES + length)}%`}
              y={middle}
              dx={onward(8)}
              dominantBaseline="central"
              fontWeight="600"
            >
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

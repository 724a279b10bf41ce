import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';
import { Bar, BarChart, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { messages } from '../../../../shared/messages/messages';

const COLOURS: Record<QuoteState, string> = {
  under_review: 'var(--color-sand)',
  pending: 'var(--color-sun)',
  approved: 'var(--color-sea)',
  accepted: 'var(--color-sea-deep)',
  declined: 'var(--color-bronze)',
  expired: 'var(--color-line-strong)',
};
const TICK = { fill: 'var(--color-ink)', fontSize: 13 };
const LABEL_WIDTH = 104;

/** One bar a state, its name before it and its figure behind it. */
export function StateBars({ states }: { states: readonly { state: QuoteState; count: number }[] }) {
  const data = states.map(({ state, count }) => ({ name: messages.corporate.quoteStates[state], state, count }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} layout="vertical" accessibilityLayer={false} margin={{ top: 0, right: 32, bottom: 0, left: 0 }}>
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" width={LABEL_WIDTH} tick={TICK} tickLine={false} axisLine={false} />
        <Bar dataKey="count" radius={[0, 8, 8, 0]} maxBarSize={26} isAnimationActive={false}>
          {data.map(({ state }) => (
            <Cell key={state} fill={COLOURS[state]} />
          ))}
          <LabelList dataKey="count" position="right" fill="var(--color-ink)" fontSize={13} fontWeight={600} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

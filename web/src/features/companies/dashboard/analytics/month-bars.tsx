import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

interface MonthBarsProps {
  bars: readonly { name: string; value: number }[];
  /** A drawing token. */
  colour: string;
  format: (value: number) => string;
}

const TICK = { fill: 'var(--color-ink-muted)', fontSize: 13 };

/** One bar a month, each with its figure above it. */
export function MonthBars({ bars, colour, format }: MonthBarsProps) {
  const label = (value: unknown) => (Number(value) > 0 ? format(Number(value)) : '');
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...bars]} accessibilityLayer={false} margin={{ top: 22, right: 4, bottom: 0, left: 4 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--color-line-strong)' }} />
        <YAxis hide />
        <Bar dataKey="value" fill={colour} radius={[8, 8, 0, 0]} maxBarSize={56} isAnimationActive={false}>
          <LabelList dataKey="value" position="top" formatter={label} fill="var(--color-ink)" fontSize={13} fontWeight={600} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

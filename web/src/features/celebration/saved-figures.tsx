import { formatMass } from '../../shared/format/format-mass';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import type { CelebrationResult } from './celebration-rules';

/** Bottles, CO2 and points of a celebrated trade. */
export function SavedFigures({ saved }: { saved: NonNullable<CelebrationResult['saved']> }) {
  const text = messages.celebration.figures;
  const figures = [
    { label: text.bottles, value: formatWhole(saved.bottles) },
    { label: text.carbon, value: formatMass(saved.co2Grams) },
    { label: text.points, value: formatWhole(saved.points) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-s-2 border-line ps-3">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

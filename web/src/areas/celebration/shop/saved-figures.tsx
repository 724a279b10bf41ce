import { type Ref, useEffect, useRef } from 'react';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { letDropFall } from '../../../kit/motion/falling-drop';
import { celebrationTexts } from '../texts.en';
import type { CelebrationResult } from './celebration-rules';

/** Bottles, CO2 and points of a celebrated trade. */
export function SavedFigures({ saved }: { saved: NonNullable<CelebrationResult['saved']> }) {
  const points = useRef<HTMLElement>(null);
  useEffect(() => letDropFall(points.current!), []);
  const text = celebrationTexts.figures;
  const figures: { label: string; value: string; ref?: Ref<HTMLElement> }[] = [
    { label: text.bottles, value: formatWhole(saved.bottles) },
    { label: text.carbon, value: formatMass(saved.co2Grams) },
    { label: text.points, value: formatWhole(saved.points), ref: points },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ label, value, ref }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-s-2 border-line ps-3">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd ref={ref} className="w-fit text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

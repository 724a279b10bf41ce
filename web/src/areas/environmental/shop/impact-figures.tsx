import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { environmentalTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Icon } from '../../../kit/icon';

const GRAMS_PER_TONNE = 1_000_000;

const { bottles, carbon, devices } = environmentalTexts.figures;

const figures = () => [
  {
    icon: 'drop',
    figure: formatCompact(IMPACT_BASELINE.bottlesPrevented),
    ...bottles,
    trend: bottles.trend(`+${formatWhole(MARKETING_FIGURES.growthPercent)}%`),
  },
  { icon: 'leaf', figure: carbon.unit(formatWhole(IMPACT_BASELINE.co2SavedGrams / GRAMS_PER_TONNE)), ...carbon },
  { icon: 'phone', figure: formatWhole(MARKETING_FIGURES.devicesCollected), ...devices },
] as const;

/** The fixed figures, each with what it means and where it is going (spec document 2, section 9). */
export function ImpactFigures() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {figures().map(({ icon, figure, label, text, trend }) => (
        <li key={label}>
          <Card className="flex h-full flex-col sm:p-8">
            <div className="flex items-center gap-4 md:grid md:gap-5">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon name={icon} className="size-6" />
              </span>
              <div>
                <p className="font-display text-3xl font-medium lining-nums">{figure}</p>
                <p className="font-semibold">{label}</p>
              </div>
            </div>
            <p className="mt-3 mb-4 text-ink-muted md:mb-5">{text}</p>
            <p className="mt-auto border-t border-line pt-3 text-sm font-medium text-positive md:pt-4">
              {trend}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

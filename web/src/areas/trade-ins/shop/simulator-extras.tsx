import type { HeroLevel } from '@planet-heroes/contracts/areas/heroes/levels';
import { tradeInTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Icon } from '../../../kit/icon';

interface SimulatorExtrasProps {
  level: HeroLevel;
  /** Whole months of household water (spec document 1, section 9). */
  months: number;
}

/** The level that the points reach, and the months of water that the bottles stand for. */
export function SimulatorExtras({ level, months }: SimulatorExtrasProps) {
  const { figures, simulator } = tradeInTexts;
  return (
    <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <div>
        <dt className="flex items-center gap-2 text-sm text-ink-muted">
          <Icon name="trophy" className="text-gold" />
          {figures.level}
        </dt>
        <dd className="mt-1 text-lg font-semibold">{nameOf(level)}</dd>
        <dd className="text-xs text-ink-muted">{simulator.levelNote(nameOf(level))}</dd>
      </div>
      <div>
        <dt className="flex items-center gap-2 text-sm text-ink-muted">
          <Icon name="drop" className="text-accent" />
          {figures.protection}
        </dt>
        <dd className="mt-1 text-lg font-semibold">{figures.months(months)}</dd>
        <dd className="text-xs text-ink-muted">{simulator.protectionNote}</dd>
      </div>
    </dl>
  );
}

import { CELEBRATION } from '@planet-heroes/contracts/areas/heroes/points';
import { useEffect, useState } from 'react';
import { perLocale } from '../../../kernel/i18n/format-locale';
import { celebrationTexts } from '../texts.en';
import { Progress } from '../../../kit/progress';

const toATenth = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** The bar that fills from where it stood to where it stands now, half a second after it came into sight. */
export function HeroProgress({ from, to }: { from: number; to: number }) {
  const [value, setValue] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setValue(to), CELEBRATION.progressDelayMs);
    return () => clearTimeout(timer);
  }, [to]);
  const { progress, percent } = celebrationTexts;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{progress}</span>
        <span className="font-display text-xl tabular-nums">{percent(toATenth().format(to))}</span>
      </p>
      <Progress className="mt-2" label={progress} value={value} />
    </div>
  );
}

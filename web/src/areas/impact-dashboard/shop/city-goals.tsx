import { DUBAI_2030_GOALS } from '@planet-heroes/contracts/areas/impact/catalogue';
import { impactDashboardTexts } from '../texts.en';
import { Progress } from '../../../kit/progress';

/** How far Dubai has come on its goals for 2030 (spec document 1, section 2). */
export function CityGoals() {
  const text = impactDashboardTexts.goals;
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
      {DUBAI_2030_GOALS.map(({ goal, percent, contribution }) => (
        <li key={goal} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{text[goal]}</span>
            <span className="font-display text-xl tabular-nums">{percent}%</span>
          </p>
          <Progress className="mt-2" label={text[goal]} value={percent} />
          <p className="mt-2 text-sm text-ink-muted">{text.contribution(contribution)}</p>
        </li>
      ))}
    </ul>
  );
}

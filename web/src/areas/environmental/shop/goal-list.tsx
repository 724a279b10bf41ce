import { ENVIRONMENTAL_GOAL_PROGRESS } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { environmentalTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Progress } from '../../../kit/progress';

/** The four goals, each with its progress and its date (spec document 2, sections 2 and 9). */
export function GoalList() {
  const text = environmentalTexts.goals;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {text.list.map(({ title, text: meaning, targetDate }, index) => {
        const percent = ENVIRONMENTAL_GOAL_PROGRESS[index]!;
        return (
          <li key={title}>
            <Card className="flex h-full flex-col gap-2">
              <div className="flex items-baseline justify-between gap-4">
                <Heading level={3}>{title}</Heading>
                <p className="font-display text-2xl font-medium lining-nums text-accent">
                  {text.percent(formatWhole(percent))}
                </p>
              </div>
              <p className="text-ink-muted">{meaning}</p>
              <Progress value={percent} label={text.progressLabel(title)} className="mt-auto" />
              <p className="text-sm text-ink-muted">{text.by(targetDate)}</p>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

import { JOIN_BONUS } from '@planet-heroes/contracts/catalogue/points';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';
import { JoinButton } from '../joining/join-button';

/** What joining is worth, before any trade (spec document 1, section 2, Leaderboard). */
export function JoinExplainer() {
  const { join } = messages.leaderboard;
  const steps = [
    { figure: join.points(formatWhole(JOIN_BONUS.joining)), text: join.steps.joining },
    { figure: join.points(formatWhole(JOIN_BONUS.profileComplete)), text: join.steps.profile },
    { figure: join.points(formatWhole(JOIN_BONUS.referredFriend)), text: join.steps.friend },
    { figure: join.atLeast(formatWhole(JOIN_BONUS.total)), text: join.steps.total },
  ];
  return (
    <Card data-tip="leaderboard" tone="sand" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <Heading level={2} size={3}>
            {join.title}
          </Heading>
          <p className="text-sm text-ink-muted">{join.description}</p>
        </div>
        <JoinButton className="min-w-40" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {steps.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-muted">{text}</dt>
            <dd className="font-display text-2xl font-medium lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

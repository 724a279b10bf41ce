import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import type { ReactNode } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';
import { JoinButton, JoinSteps, useOwnProfile } from '../heroes';

/** What joining is worth, before any trade (spec document 1, section 2, Leaderboard); what is left of it for who has joined. */
export function JoinExplainer() {
  const { hasJoined, me } = useOwnProfile();
  return hasJoined && me ? <OwnSteps me={me} /> : <Invitation />;
}

function OwnSteps({ me }: { me: HeroProfile }) {
  const { own } = messages.leaderboard.join;
  return (
    <Explainer title={own.title} description={me.profileComplete && me.referralCount > 0 ? own.done : own.open}>
      <JoinSteps me={me} />
    </Explainer>
  );
}

function Invitation() {
  const { join } = messages.leaderboard;
  const steps = [
    { figure: join.points(formatWhole(JOIN_BONUS.joining)), text: join.steps.joining },
    { figure: join.points(formatWhole(JOIN_BONUS.profileComplete)), text: join.steps.profile },
    { figure: join.points(formatWhole(JOIN_BONUS.referredFriend)), text: join.steps.friend },
    { figure: join.atLeast(formatWhole(JOIN_BONUS.total)), text: join.steps.total },
  ];
  return (
    <Explainer title={join.title} description={join.description}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {steps.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-muted">{text}</dt>
            <dd className="font-display text-2xl font-medium lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Explainer>
  );
}

function Explainer({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <Card data-tip="leaderboard" tone="sand" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <Heading level={2} size={3}>
            {title}
          </Heading>
          <p className="text-sm text-ink-muted">{description}</p>
        </div>
        <JoinButton className="min-w-40" />
      </div>
      {children}
    </Card>
  );
}

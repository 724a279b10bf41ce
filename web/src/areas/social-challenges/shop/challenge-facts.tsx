import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { socialChallengesTexts } from '../texts.en';
import { amountIn, timeLeft } from './challenge-words';

/** Goal, reward and the time that is left. */
export function ChallengeFacts({ challenge, now }: { challenge: SocialChallenge; now: number }) {
  const text = socialChallengesTexts;
  const { challengeType, targetValue, pointsReward, expiresAt } = challenge;
  const facts = [
    { name: text.goal, value: amountIn(challengeType, targetValue), note: text.types[challengeType] },
    { name: text.reward, value: formatWhole(pointsReward), note: text.rewardUnit },
    { name: text.timeLeft, value: timeLeft(expiresAt, now), note: '' },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-3 rounded-md bg-canvas p-4">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">
            {value}
            {note && <span className="block text-xs font-normal text-ink-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

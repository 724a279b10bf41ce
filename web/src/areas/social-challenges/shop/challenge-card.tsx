import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { ReactNode } from 'react';
import { formatDay, remainingTime } from '../../../kernel/i18n/format-date';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon, type IconName } from '../../../kit/icon';
import { InitialsMark } from '../../../kit/initials-mark';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { Progress } from '../../../kit/progress';
import { challengeContent, ShareButton } from '../../shares/index';
import { DemoLabel } from '../../heroes/demo-label';
import { socialChallengesTexts } from '../texts.en';
import { JoinButton } from './join-button';
import { amountIn, type ChallengeStanding, standingOf, timeLeft } from './challenge-rules';

/** The icon of each kind of challenge. */
const TYPE_ICONS: Readonly<Record<ChallengeType, IconName>> = {
  bottles_prevented: 'drop',
  co2_saved: 'leaf',
  trade_value: 'phone',
  points_earned: 'sparkle',
};

const TONES: Readonly<Record<ChallengeStanding, BadgeTone>> = {
  open: 'accent', full: 'accent', joined: 'sand', completed: 'positive', ended: 'neutral',
};

/** One challenge: what it asks, what it pays, how far everybody is, and the way in. */
export function ChallengeCard({ challenge, now }: { challenge: SocialChallenge; now: number }) {
  const text = socialChallengesTexts;
  const standing = standingOf(challenge, now);
  const isRunning = standing === 'joined' && remainingTime(challenge.expiresAt, now);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-3 max-sm:flex-wrap">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
          <Icon name={TYPE_ICONS[challenge.challengeType]} className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <Heading level={3} className="wrap-anywhere">
            {challenge.title}
          </Heading>
          <p className="mt-1 flex items-center gap-2 text-sm text-ink-muted">
            <InitialsMark name={challenge.creatorName} size="small" />
            <span>{text.by(challenge.creatorName)}</span>
          </p>
        </div>
        <p className="shrink-0 max-sm:order-first max-sm:basis-full">
          <Badge tone={TONES[standing]}>{text.standing[standing]}</Badge>
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line text-ink-muted">
        <bdi>{challenge.description}</bdi>
      </p>
      <ChallengeFacts challenge={challenge} now={now} />
      <ChallengeProgress challenge={challenge} />
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {isRunning && (
          <>
            <p className="basis-full text-sm text-ink-muted">{text.counts(formatDay(challenge.expiresAt))}</p>
            <ButtonLink to="/exchange" size="small">{text.trade}</ButtonLink>
          </>
        )}
        {standing === 'open' && <p className="basis-full text-sm text-ink-muted">{text.countsOnceJoined}</p>}
        <JoinButton challenge={challenge} standing={standing} />
        {challenge.isActive && <ShareButton content={challengeContent(challenge)} variant="quiet" />}
        {challenge.userParticipation?.status === 'completed' && (
          <p className="text-sm font-semibold text-positive">
            {text.earned(formatWhole(challenge.userParticipation.pointsEarned))}
          </p>
        )}
      </div>
    </Card>
  );
}

/** Goal, reward and the time that is left. */
function ChallengeFacts({ challenge, now }: { challenge: SocialChallenge; now: number }) {
  const text = socialChallengesTexts;
  const { challengeType, targetValue, pointsReward, expiresAt } = challenge;
  const facts = [
    // Points are named by their unit already.
    {
      name: text.goal,
      value: amountIn(challengeType, targetValue),
      note: challengeType === 'points_earned' ? undefined : text.types[challengeType],
    },
    { name: text.reward, value: text.amounts.points_earned(formatWhole(pointsReward)) },
    { name: text.timeLeft, value: timeLeft(expiresAt, now) },
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 rounded-md bg-canvas p-4 sm:grid sm:grid-cols-3">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">
            <span className="whitespace-nowrap">{value}</span>
            {note && <span className="block text-xs font-normal text-ink-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many take part, and how far the visitor's own hero is. */
function ChallengeProgress({ challenge }: { challenge: SocialChallenge }) {
  const text = socialChallengesTexts;
  const {
    challengeType,
    targetValue,
    currentParticipants,
    participantLimit,
    completedParticipants,
    userParticipation,
  } = challenge;
  return (
    <div className="grid gap-3">
      <Bar
        label={text.participants}
        value={currentParticipants}
        max={participantLimit}
        words={commonTexts.heroesOf(formatWhole(currentParticipants), formatWhole(participantLimit))}
        note={completedParticipants > 0 ? text.completedBy(formatWhole(completedParticipants)) : undefined}
      />
      {userParticipation && (
        <Bar
          label={text.ownProgress}
          mark={<DemoLabel />}
          value={userParticipation.currentProgress}
          max={targetValue}
          words={text.progressOf(
            amountIn(challengeType, userParticipation.currentProgress),
            amountIn(challengeType, targetValue),
          )}
        />
      )}
    </div>
  );
}

interface BarProps {
  label: string;
  /** Beside the label. */
  mark?: ReactNode;
  value: number;
  max: number;
  words: string;
  note?: string | undefined;
}

function Bar({ label, mark, value, max, words, note }: BarProps) {
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          <span>{label}</span>
          {mark}
        </span>
        <span className="text-ink-muted tabular-nums">
          {words}
          {note && <span>{`, ${note}`}</span>}
        </span>
      </p>
      {/* Without a limit there is nothing to fill. */}
      {Number.isFinite(max) && <Progress value={value} max={max} label={label} />}
    </div>
  );
}

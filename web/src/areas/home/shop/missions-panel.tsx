import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { type ReactNode, useId } from 'react';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { formatFilsCompact } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { offered, OfferedText } from '../../translations/offered-text';
import { Icon, type IconName } from '../../../kit/icon';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { EmptyState } from '../../../kit/empty-state';
import { Heading } from '../../../kit/heading';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { missionsQuery } from '../../missions/mission-queries';
import { challengesQuery } from '../../shares/challenge-queries';
import { homeSectionsTexts } from '../texts-sections.en';
import { ChallengeCard, PreviewCard, PreviewSkeleton } from './preview-card';

interface PreviewListProps<T> {
  title: string;
  link: string;
  to: string;
  loading: string;
  empty: { title: string; description: string };
  failed: { title: string; description: string };
  isFailed: boolean;
  retry: () => void;
  /** Undefined while they load. */
  items: readonly T[] | undefined;
  skeletons: number;
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
}

/** A few cards of a longer list with the way to the whole: loading, failed, empty, or the cards. */
function PreviewList<T>({ title, link, to, items, isFailed, ...rest }: PreviewListProps<T>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <Heading level={3} id={heading}>
          {title}
        </Heading>
        <ButtonLink to={to} size="small" variant="quiet" className="-me-4">
          {link}
          <Icon name="arrow" directional />
        </ButtonLink>
      </div>
      {items ? <Cards items={items} {...rest} /> : isFailed ? <Failed {...rest} /> : <Skeletons {...rest} />}
    </section>
  );
}

type Rest<T, K extends keyof PreviewListProps<T>> = Pick<PreviewListProps<T>, K>;
const GRID = 'mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3';

function Cards<T>({ items, empty, keyOf, render }: Rest<T, 'empty' | 'keyOf' | 'render'> & { items: readonly T[] }) {
  if (items.length === 0) return <EmptyState {...empty} className="mt-4 rounded-lg border border-line bg-surface" />;
  return (
    <ul className={GRID}>
      {items.map((item) => (
        <li key={keyOf(item)}>{render(item)}</li>
      ))}
    </ul>
  );
}

function Failed<T>({ failed, retry }: Rest<T, 'failed' | 'retry'>) {
  return (
    <EmptyState
      {...failed}
      className="mt-4 rounded-lg border border-line bg-surface"
      action={
        <Button variant="secondary" onClick={retry}>
          {homeSectionsTexts.missions.retry}
        </Button>
      }
    />
  );
}

function Skeletons<T>({ loading, skeletons }: Rest<T, 'loading' | 'skeletons'>) {
  return (
    <div aria-busy className={GRID}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: skeletons }, (_card, index) => (
        <PreviewSkeleton key={index} />
      ))}
    </div>
  );
}

const ICONS: Record<SponsoredMission['category'], IconName> = {
  water: 'drop',
  energy: 'sun',
  biodiversity: 'leaf',
  waste: 'phone',
  transport: 'truck',
};

/** Cards of each kind: a taste, with the way to all of them. */
const SHOWN = 3;

/**
 * Missions that look for sponsors and challenges that can be joined, as they stand now (spec document 1, section 2).
 */
export function MissionsPanel() {
  const missions = useLiveQuery('missions', missionsQuery);
  const challenges = useLiveQuery('challenges', challengesQuery);
  const text = homeSectionsTexts.missions;
  return (
    <div className="grid gap-10">
      <PreviewList
        {...text.sponsored}
        to="/partners"
        isFailed={missions.isError}
        retry={() => void missions.refetch()}
        items={missions.data?.filter(({ status }) => status !== 'completed').slice(0, SHOWN)}
        skeletons={SHOWN}
        keyOf={({ id }) => id}
        render={(mission) => <MissionCard mission={mission} />}
      />
      <PreviewList
        {...text.challenges}
        to="/community"
        isFailed={challenges.isError}
        retry={() => void challenges.refetch()}
        items={challenges.data?.filter(({ isActive }) => isActive).slice(0, SHOWN)}
        skeletons={SHOWN}
        keyOf={({ id }) => id}
        render={(challenge) => <ChallengeCard challenge={challenge} />}
      />
    </div>
  );
}

/** A sponsored mission in short. */
function MissionCard({ mission }: { mission: SponsoredMission }) {
  const text = homeSectionsTexts.missions;
  const { category, title, description, targetZone, currentFunding, fundingGoal, currentParticipants, pointsReward } =
    mission;
  return (
    <PreviewCard
      icon={ICONS[category]}
      kind={text.sponsored.categories[category]}
      reward={text.reward(formatWhole(pointsReward))}
      title={<OfferedText of={title} />}
      text={<OfferedText of={description} />}
      progress={{
        label: text.sponsored.funding(offered(title)),
        value: currentFunding,
        max: Math.max(fundingGoal, 1),
        figures: text.sponsored.funded(formatFilsCompact(currentFunding), formatFilsCompact(fundingGoal)),
      }}
      foot={text.sponsored.heroes(
        formatWhole(currentParticipants),
        (targetZone && nameOf(targetZone)) ?? text.sponsored.everywhere,
      )}
    />
  );
}

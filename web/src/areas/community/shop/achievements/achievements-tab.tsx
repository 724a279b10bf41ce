import type { AchievementKind } from '@planet-heroes/contracts/areas/community/community-hub';
import { ACHIEVEMENT_STEPS } from '@planet-heroes/contracts/areas/community/community-hub';
import { communityTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { Badge } from '../../../../kit/badge';
import { EmptyState } from '../../../../kit/empty-state';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { TabSection } from '../../../../kit/tab-section';
import { AchievementCard } from './achievement-card';
import { useAchievements } from './use-achievements';

const KINDS = Object.keys(ACHIEVEMENT_STEPS) as AchievementKind[];

/** Progress cards of the visitor's own hero (spec document 2, section 2). */
export function AchievementsTab() {
  const text = communityTexts.achievements;
  const { data, isPending } = useAchievements();
  return (
    <TabSection title={text.title} lead={text.lead}>
      {isPending ? (
        <Loading />
      ) : !data ? (
        <EmptyState title={text.unavailable.title} description={text.unavailable.description} />
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2">
            {KINDS.map((kind) => (
              <li key={kind}>
                <AchievementCard kind={kind} figure={data.figures[kind]} points={data.figures.points} />
              </li>
            ))}
          </ul>
          <Heading level={3} className="mt-10">
            {text.badges}
          </Heading>
          {data.badges.length === 0 ? (
            <p className="mt-2 text-ink-muted">{text.noBadges}</p>
          ) : (
            <ul className="mt-3 flex flex-wrap gap-2">
              {data.badges.map((badge) => (
                <li key={badge}>
                  <Badge tone="gold">{nameOf(badge)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </TabSection>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-5 sm:grid-cols-2">
      <VisuallyHidden>{communityTexts.achievements.loading}</VisuallyHidden>
      {KINDS.map((kind) => (
        <Skeleton key={kind} className="h-60 rounded-lg" />
      ))}
    </div>
  );
}

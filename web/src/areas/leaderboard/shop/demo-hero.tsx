import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { Badge } from '../../../kit/badge';
import { Dialog } from '../../../kit/dialog';
import { Skeleton } from '../../../kit/skeleton';
import { JoinButton, useAccount } from '../../accounts/joining';
import { LevelBadge } from '../../heroes/level-badge';
import { pointsLedgerTexts } from '../../heroes/texts.en';
import { type HeroRoomState, useHeroRoom } from '../../heroes/use-hero-room';
import { leaderboardTexts } from '../texts.en';
import { Neighbours } from './around-you';
import { Chip } from './badge-chips';

/** The demo hero as the live board has it: anyone can look at her. */
export function DemoHero({ onClose }: { onClose: () => void }) {
  const { title, description } = leaderboardTexts.afterAYear;
  const demo = useHeroRoom(DEMO_HERO_ID);
  const { hasJoined } = useAccount();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      isReading
      footer={!hasJoined && <JoinButton size="small" onPress={onClose} />}
    >
      {demo ? <Facts demo={demo} /> : <Skeleton className="h-96" />}
    </Dialog>
  );
}

function Facts({ demo }: { demo: HeroRoomState }) {
  const { hero, standing } = demo;
  const { afterAYear: text, columns } = leaderboardTexts;
  const { rank, ofHeroes } = pointsLedgerTexts.standing;
  const facts = [
    {
      label: columns.rank,
      figure: rank(formatWhole(standing.rank)),
      note: ofHeroes(formatWhole(standing.totalHeroes)),
    },
    { label: columns.points, figure: formatWhole(hero.points) },
    { label: columns.bottles, figure: formatWhole(hero.bottlesPrevented) },
    { label: columns.carbon, figure: formatMass(hero.co2Saved) },
    { label: columns.referrals, figure: formatWhole(hero.referralCount) },
  ];
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <bdi translate="no" className="font-display text-xl font-medium">{hero.name}</bdi>
        <Badge>{commonTexts.demoHero}</Badge>
        <LevelBadge level={hero.level} />
      </p>
      <NamedBadges badges={hero.badges} />
      <dl className="grid grid-cols-2 gap-4 rounded-md bg-accent-soft p-4 sm:grid-cols-3 sm:p-5">
        {facts.map(({ label, figure, note }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-xl font-medium lining-nums">
              <bdi>{figure}</bdi> {note && <span className="font-sans text-xs text-ink-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label={text.around}>
        <h3 className="font-semibold">{text.around}</h3>
        <Neighbours hero={demo} isYou={false} listLabel={text.around} />
      </section>
    </div>
  );
}

/** A hero's badges with their names in sight. */
function NamedBadges({ badges }: { badges: readonly string[] }) {
  return (
    <ul aria-label={leaderboardTexts.badges} className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {badges.map((badge) => (
        <li key={badge} className="flex items-center gap-2">
          <Chip badge={badge} />
          <span>{nameOf(badge)}</span>
        </li>
      ))}
    </ul>
  );
}

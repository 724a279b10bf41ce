import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { formatWhole } from '../../../kernel/i18n/format-number';
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
import { HeroFacts } from './hero-sheet';

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
  const { afterAYear: text } = leaderboardTexts;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <bdi translate="no" className="font-display text-xl font-medium">{hero.name}</bdi>
        <Badge>{commonTexts.demoHero}</Badge>
        <LevelBadge level={hero.level} />
      </p>
      <HeroFacts
        hero={hero}
        rank={standing.rank}
        note={pointsLedgerTexts.standing.ofHeroes(formatWhole(standing.totalHeroes))}
      />
      <section aria-label={text.around}>
        <h3 className="font-semibold">{text.around}</h3>
        <Neighbours hero={demo} isYou={false} listLabel={text.around} />
      </section>
    </div>
  );
}

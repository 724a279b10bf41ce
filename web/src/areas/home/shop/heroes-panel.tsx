import { homeSectionsTexts } from '../texts-sections.en';
import { Heading } from '../../../kit/heading';
import { LeaderboardWidget } from '../../leaderboard/leaderboard-widget';
import { PodiumArt } from '../../leaderboard/podium-art';

/** The best heroes of the moment, and what moves them. */
export function HeroesPanel() {
  const { title, text } = homeSectionsTexts.heroes;
  return (
    <div className="grid gap-8 lg:grid-cols-[1.35fr_1fr]">
      <LeaderboardWidget />
      <div className="flex flex-col items-center justify-center gap-4 rounded-lg bg-band p-8 text-center max-lg:hidden">
        <div aria-hidden>
          <PodiumArt />
        </div>
        <Heading level={3}>{title}</Heading>
        <p className="max-w-[36ch] text-ink-muted">{text}</p>
      </div>
    </div>
  );
}

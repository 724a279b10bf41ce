import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { messages } from '../../shared/messages/messages';
import { PageHeader } from '../../shared/ui/page-header';
import { JoinExplainer } from './join-explainer';
import { LeaderboardBoard } from './leaderboard-board';
import { PodiumArt } from './podium-art';

/** The leaderboard screen (spec document 1, section 2, Leaderboard). */
export function LeaderboardPage() {
  const { eyebrow, title, introduction } = messages.leaderboard;
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} lead={introduction} art={<PodiumArt />} />
      <div className="page-width grid gap-6 pt-4 pb-16 sm:gap-8 sm:pb-24">
        <JoinExplainer />
        <LeaderboardBoard limit={LEADERBOARD_LIMIT.page} />
      </div>
    </>
  );
}

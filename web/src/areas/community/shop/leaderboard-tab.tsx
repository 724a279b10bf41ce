import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { communityTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { LeaderboardBoard } from '../../leaderboard/leaderboard-board';
import { TabSection } from '../../../kit/tab-section';

/** The top of the live board, under a header of its own. */
export function LeaderboardTab() {
  const { board } = communityTexts;
  return (
    <TabSection title={board.title} lead={board.lead}>
      <LeaderboardBoard limit={LEADERBOARD_LIMIT.default} />
      <ButtonLink to="/leaderboard" variant="secondary" className="mt-5">
        {board.viewAll}
      </ButtonLink>
    </TabSection>
  );
}

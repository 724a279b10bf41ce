import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { leaderboardTexts } from '../texts.en';
import { TitleRow } from '../../../kernel/live/title-row';
import { AroundYou } from './around-you';
import { BadgeLegend } from './badge-chips';
import { JoinExplainer } from './join-explainer';
import { LeaderboardBoard } from './leaderboard-board';
import { Podium } from './podium';
import { PodiumArt } from './podium-art';

/**
 * The leaderboard screen (spec document 1, section 2, Leaderboard). The board is in the first screen; the podium stands
 * beside it where there is room, and who is around the visitor beside or below it.
 */
export function LeaderboardPage() {
  const { title, introduction } = leaderboardTexts;
  return (
    <>
      <TitleRow live title={title} lead={introduction} art={<PodiumArt />} />
      <div className="page-width grid gap-4 pt-3 pb-16 sm:pt-4 sm:pb-24">
        <JoinExplainer />
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <LeaderboardBoard limit={LEADERBOARD_LIMIT.page} hasAround />
            <BadgeLegend />
          </div>
          <aside className="grid gap-4 xl:sticky xl:top-[calc(var(--header-height)+1rem)]">
            <div className="max-xl:hidden">
              <Podium />
            </div>
            <AroundYou />
          </aside>
        </div>
      </div>
    </>
  );
}

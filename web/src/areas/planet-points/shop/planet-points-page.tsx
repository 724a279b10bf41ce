import { planetPointsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { ReferralPanel } from '../../shares';
import { CollectArt } from './art/collect-art';
import { EarningRanges } from './earning-ranges';
import { EarningRates } from './earning-rates';
import { HeroLevels } from './hero-levels';
import { PickupsLine } from './pickups-line';
import { WAYS_TO_EARN_ID } from './section-ids';
import { WalletPreview } from './wallet-preview';

/** The Planet points page, which the navigation calls Play (spec document 1, section 2). */
export function PlanetPointsPage() {
  const text = planetPointsTexts;
  return (
    <>
      <TitleRow
        live
        title={text.title}
        lead={text.lead}
        art={<CollectArt />}
        actions={
          <>
            <ButtonLink size="small" to="/leaderboard">{text.leaderboard}</ButtonLink>
            <Button size="small" variant="secondary" onClick={showWaysToEarn}>
              {text.explore}
            </Button>
          </>
        }
      />
      <WalletPreview />
      <PageSection id={WAYS_TO_EARN_ID} title={text.ranges.title} lead={text.ranges.lead}>
        <EarningRanges />
        <PickupsLine />
      </PageSection>
      <PageSection title={text.rates.title} lead={text.rates.lead}>
        <EarningRates />
      </PageSection>
      <PageSection title={text.levels.title} lead={text.levels.lead}>
        <HeroLevels />
      </PageSection>
      <PageSection title={text.invite}>
        <ReferralPanel />
      </PageSection>
      <section aria-labelledby="spend-heading" className="page-width pt-4 pb-16 sm:pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-xl bg-accent-soft p-6 sm:p-10">
          <h2 id="spend-heading" className="max-w-[24ch] font-display text-2xl font-medium">
            {text.spend.title}
          </h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/redeem">{text.spend.redeem}</ButtonLink>
            <ButtonLink to="/leaderboard" variant="secondary">
              {text.leaderboard}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** The button has no action of its own (section 2): it only leads down the page. */
function showWaysToEarn(): void {
  document.getElementById(WAYS_TO_EARN_ID)?.scrollIntoView({ block: 'start' });
}

import { impactDashboardTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { StepList } from '../../../kit/step-list';
import { ImpactStrip } from '../../impact';
import { TradeSimulator } from '../../trade-ins';
import { CityGoals } from './city-goals';
import { DASHBOARD_FIGURES } from './dashboard-figures';
import { LagoonArt } from './lagoon-art';
import { CALCULATOR_ID, SLOTS_ID } from './section-ids';
import { SlotMachine } from './slots/slot-machine';

/** The impact and rewards dashboard (spec document 1, section 2). */
export function ImpactDashboardPage() {
  const text = impactDashboardTexts;
  return (
    <>
      <TitleRow
        live
        title={text.title}
        lead={text.lead}
        art={<LagoonArt />}
        actions={
          <>
            <ButtonLink size="small" to={`#${CALCULATOR_ID}`}>{text.calculate}</ButtonLink>
            <ButtonLink size="small" to={`#${SLOTS_ID}`} variant="secondary">
              {text.spinLink}
            </ButtonLink>
          </>
        }
      />
      <div className="page-width py-8">
        <ImpactStrip figures={DASHBOARD_FIGURES} />
      </div>
      <PageSection id={SLOTS_ID} title={text.slots.title} lead={text.slots.lead}>
        <SlotMachine />
      </PageSection>
      <div id={CALCULATOR_ID} className="page-width py-8 outline-none sm:py-12">
        <TradeSimulator title={text.calculator} />
      </div>
      <PageSection title={text.goals.title} lead={text.goals.lead}>
        <CityGoals />
      </PageSection>
      <PageSection title={text.path.title}>
        <StepList steps={text.path.steps} />
      </PageSection>
    </>
  );
}

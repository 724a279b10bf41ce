import { VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { exchangeTexts } from '../texts.en';
import { PageSection } from '../../../kit/page-section';
import { StepList } from '../../../kit/step-list';
import { ProgrammeComparison, TradeSimulator, TrustRow } from '../../trade-ins';
import { BenefitCards } from './benefit-cards';
import { ClosingButtons } from './closing-buttons';
import { ExchangeScene } from './exchange-scene';
import { HOW_IT_WORKS_ID, SIMULATOR_ID } from './section-ids';
import { ValueGuarantee } from './value-guarantee';

/** The trade-in page (spec document 1, section 2, Exchange). */
export function ExchangePage() {
  const text = exchangeTexts;
  const { evaluate, choose, ship, receive } = text.steps;
  return (
    <>
      <ExchangeScene />
      <div id={SIMULATOR_ID} className="page-width pt-4 outline-none sm:pt-6">
        <TradeSimulator />
      </div>
      <TrustRow />
      <ProgrammeComparison />
      <PageSection title={text.benefitsTitle}>
        <BenefitCards />
      </PageSection>
      <PageSection id={HOW_IT_WORKS_ID} title={text.howTitle}>
        <StepList steps={[evaluate, choose, ship, { ...receive, text: receive.text(VERIFICATION_PROCESSING_HOURS) }]} />
      </PageSection>
      <ValueGuarantee />
      <ClosingButtons />
    </>
  );
}

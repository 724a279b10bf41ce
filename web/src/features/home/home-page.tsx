import { ImpactStrip } from '../impact';
import { TrustRow, useTradeCalculator } from '../trade-ins';
import { AssistantSection } from './assistant-section';
import { Founders } from './founders';
import { HomeHero } from './home-hero';
import { Journey } from './journey';
import { journeyPosition } from './journey-position';
import { MainTabs } from './main-tabs';
import { ResultsSection } from './results-section';

/** Home, from the hero to the impact strip (spec document 1, section 2). */
export function HomePage() {
  const calculator = useTradeCalculator('home');
  return (
    <>
      <HomeHero calculator={calculator} />
      <TrustRow />
      <Journey position={journeyPosition(calculator.confirmed, calculator.quote.tradeIn?.state)} />
      <AssistantSection calculator={calculator} />
      <MainTabs />
      <ResultsSection calculator={calculator} />
      <Founders />
      <div className="page-width pb-8">
        <ImpactStrip withBadge />
      </div>
    </>
  );
}

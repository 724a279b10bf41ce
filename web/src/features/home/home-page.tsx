import { ImpactStrip } from '../impact/impact-strip';
import { useTradeCalculator } from '../trade-in/use-trade-calculator';
import { AssistantSection } from './assistant-section';
import { HomeHero } from './home-hero';
import { Journey } from './journey';
import { ResultsSection } from './results-section';

/** Home: the hero, the journey, the calculator with its results, and the impact strip (spec document 1, section 2). */
export function HomePage() {
  const calculator = useTradeCalculator('home');
  return (
    <>
      <HomeHero />
      <Journey position={calculator.confirmed ? 2 : 1} />
      <AssistantSection calculator={calculator} />
      <ResultsSection calculator={calculator} />
      <div className="page-width pb-8">
        <ImpactStrip />
      </div>
    </>
  );
}

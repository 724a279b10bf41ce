import { Queries } from '../../../kernel/api/queries';
import { ImpactStrip } from '../../impact';
import { type TradeChoiceStore, useTradeCalculator } from '../../trade-ins';
import { AssistantSection } from './assistant-section';
import { Founders } from './founders';
import { MainTabs } from './main-tabs';
import { ResultsSection } from './results-section';

/** Home from the calculator down. */
export function HomeBelow({ store }: { store: TradeChoiceStore }) {
  return <Queries><Sections store={store} /></Queries>;
}

function Sections({ store }: { store: TradeChoiceStore }) {
  const calculator = useTradeCalculator('home', store);
  return (
    <>
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

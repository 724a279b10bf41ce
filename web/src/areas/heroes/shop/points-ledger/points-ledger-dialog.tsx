import { pointsLedgerTexts } from '../../texts.en';
import { DemoLabel } from '../../demo-label';
import { Dialog } from '../../../../kit/dialog';
import { LedgerLines } from './ledger-lines';
import { closePointsLedger, usePointsLedgerStore } from './open-points-ledger';
import { PointsNumbers } from './points-numbers';
import { RankExplained } from './rank-explained';
import { usePointsLedger } from './use-points-ledger';

/** "Explain my points": the numbers, the rank and every movement behind them (design: "Points"). */
export function PointsLedgerDialog() {
  const open = usePointsLedgerStore((state) => state.open);
  const { title, description } = pointsLedgerTexts;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && closePointsLedger()}
      title={title}
      description={description}
      width="large"
      isReading
    >
      <Explanation />
    </Dialog>
  );
}

function Explanation() {
  const ledger = usePointsLedger();
  return (
    <div className="grid gap-8">
      <DemoLabel className="-mb-4 w-fit" />
      <PointsNumbers points={ledger.data?.pages[0]} isPending={ledger.isPending} />
      <RankExplained />
      <LedgerLines ledger={ledger} />
    </div>
  );
}

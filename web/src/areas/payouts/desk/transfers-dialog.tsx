import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { formatFils } from '../../../kernel/desk/format';
import { Link } from '../../../kernel/routing/link';
import { Dialog } from '../../../kit/dialog';
import { Table } from '../../../kit/table';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';
import { useTransfers } from './use-transfers';

const { transfers: TEXTS } = PAYOUTS_MESSAGES;
const pathOf = (isOrder: boolean, id: string) => `/ops/${isOrder ? 'orders' : 'trade-ins'}?id=${encodeURIComponent(id)}`;

/** Who is paid by a batch, how much, and to which account. */
export function TransfersDialog({ batch, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const { transfers, failure } = useTransfers(batch.id);
  const title = TEXTS.title(nameOf(batch));
  const gone = transfers && {
    count: batch.count - transfers.length,
    amountFils: transfers.reduce((left, { amountFils }) => left - amountFils, batch.amountFils),
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={gone && gone.count > 0 ? TEXTS.gone(nameOf(gone)) : TEXTS.text}
      width="large"
      isReading
    >
      {!transfers && <p className="muted">{failure ?? TEXTS.reading}</p>}
      {transfers && (
        <Table
          label={title}
          columns={TEXTS.columns}
          rows={transfers}
          keyOf={({ id }) => id}
          cells={{
            to: ({ name }) => name,
            account: ({ account }) => account,
            amount: ({ amountFils }) => formatFils(amountFils),
            reference: ({ isOrder, id, code }) => <Link to={pathOf(isOrder, id)}>{code}</Link>,
          }}
        />
      )}
    </Dialog>
  );
}

import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { FormDialog } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';
import { SettleDialog } from './settle-dialog';

const { approve: APPROVE, propose: PROPOSE } = PAYOUTS_MESSAGES;

/** What is about to be done. */
export type BatchStep = { kind: 'propose'; owed: string } | { kind: 'approve' | 'settle'; batch: PayoutBatch };

interface BatchDialogProps {
  step: BatchStep;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a batch is proposed, approved or settled; why it was refused is said there. */
export function BatchDialog({ step, actions, ...closing }: BatchDialogProps) {
  if (step.kind === 'settle') return <SettleDialog batch={step.batch} actions={actions} {...closing} />;
  if (step.kind === 'propose') {
    return (
      <FormDialog
        texts={{ ...PROPOSE, title: PROPOSE.title(step.owed) }}
        send={() =>
          actions.attempt({
            route: PAYOUTS_ROUTES.proposePayoutBatch,
            done: (proposed) => PROPOSE.done(nameOf(proposed)),
          })}
        {...closing}
      />
    );
  }
  const { id } = step.batch;
  return (
    <FormDialog
      texts={{ ...APPROVE, title: APPROVE.title(nameOf(step.batch)) }}
      send={() =>
        actions.attempt({
          route: PAYOUTS_ROUTES.approvePayoutBatch,
          values: { params: { id } },
          done: (approved) => APPROVE.done(nameOf(approved)),
        })}
      {...closing}
    />
  );
}

import { PAYOUTS_DESK_ROUTES } from '@planet-heroes/contracts/areas/payouts/desk-routes';
import type { PayoutBatch } from '@planet-heroes/contracts/areas/payouts/schemas';
import { FormDialog } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { nameOf } from './batch-row';
import { PAYOUTS_MESSAGES } from './messages';
import { SettleDialog } from './settle-dialog';
import { TransfersDialog } from './transfers-dialog';

const { approve: APPROVE, propose: PROPOSE, refuse: REFUSE } = PAYOUTS_MESSAGES;
const REFUSAL = [{ name: 'reason', label: REFUSE.reason, hint: REFUSE.hint }] as const;
const loadRefusal = async () =>
  (await import('@planet-heroes/contracts/areas/payouts/schemas')).refusePayoutBatchRequestSchema;

/** What is about to be done. */
export type BatchStep = { kind: 'propose'; owed: string } | { kind: 'look' | 'approve' | 'refuse' | 'settle'; batch: PayoutBatch };

interface BatchDialogProps {
  step: BatchStep;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** Shows a batch, or asks before it is proposed, approved, refused or settled; why it was refused is said there. */
export function BatchDialog({ step, actions, ...closing }: BatchDialogProps) {
  if (step.kind === 'settle') return <SettleDialog batch={step.batch} actions={actions} {...closing} />;
  if (step.kind === 'propose') {
    return (
      <FormDialog
        texts={{ ...PROPOSE, title: PROPOSE.title(step.owed) }}
        send={() =>
          actions.attempt({
            route: PAYOUTS_DESK_ROUTES.proposePayoutBatch,
            done: (proposed) => PROPOSE.done(nameOf(proposed)),
          })}
        {...closing}
      />
    );
  }
  if (step.kind === 'look') return <TransfersDialog batch={step.batch} onClose={closing.onClose} />;
  const { id } = step.batch;
  if (step.kind === 'refuse') {
    return (
      <FormDialog
        texts={{ ...REFUSE, title: REFUSE.title(nameOf(step.batch)) }}
        fields={REFUSAL}
        schema={loadRefusal}
        send={(body) =>
          actions.attempt({
            route: PAYOUTS_DESK_ROUTES.refusePayoutBatch,
            values: { params: { id }, body },
            done: (refused) => REFUSE.done(nameOf(refused)),
          })}
        isStale={actions.isStale}
        {...closing}
      />
    );
  }
  return (
    <FormDialog
      texts={{ ...APPROVE, title: APPROVE.title(nameOf(step.batch)) }}
      send={() =>
        actions.attempt({
          route: PAYOUTS_DESK_ROUTES.approvePayoutBatch,
          values: { params: { id } },
          done: (approved) => APPROVE.done(nameOf(approved)),
        })}
      {...closing}
    />
  );
}

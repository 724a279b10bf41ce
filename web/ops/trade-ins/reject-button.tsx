import { useState } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { MESSAGES } from '../messages';
import { ActionButton } from '../ui/action-button';
import { AreaField } from '../ui/field';
import { FormDialog } from '../ui/form-dialog';
import { oneLine } from './one-line';
import type { StepProps } from './step-props';

const TEXTS = MESSAGES.tradeIns.reject;
const MAX_REASONS = 2_000;

/** Asks for the reasons, and rejects. */
export function RejectButton({ tradeIn: { id, code }, actions, onDone }: StepProps) {
  const [isAsked, setAsked] = useState(false);
  const name = code ?? id;

  async function reject(given: FormData): Promise<string | undefined> {
    const reasons = String(given.get('reasons') ?? '').split('\n').map(oneLine).filter(Boolean);
    if (reasons.length === 0) return TEXTS.empty;
    return actions.attempt({
      route: TRADE_DESK_ROUTES.rejectTradeIn,
      values: { params: { id }, body: { reasons } },
      done: () => TEXTS.done(name),
    });
  }

  return (
    <>
      <div className="row-buttons">
        <ActionButton onPress={() => setAsked(true)}>{TEXTS.button}</ActionButton>
      </div>
      {isAsked && (
        <FormDialog
          title={TEXTS.title(name)}
          text={TEXTS.text}
          submit={TEXTS.yes}
          onSubmit={reject}
          onDone={onDone}
          onClose={() => setAsked(false)}
        >
          <AreaField label={TEXTS.reasons} hint={TEXTS.hint} name="reasons" required maxLength={MAX_REASONS} />
        </FormDialog>
      )}
    </>
  );
}

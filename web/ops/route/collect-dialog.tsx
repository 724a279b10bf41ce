import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Actions } from '../api/use-actions';
import { MESSAGES } from '../messages';
import { TextField } from '../ui/field';
import { FormDialog } from '../ui/form-dialog';

const TEXTS = MESSAGES.route.collect;

interface CollectDialogProps {
  pickup: BookedPickup;
  actions: Actions;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a phone counts as collected: it cannot be taken back. */
export function CollectDialog({ pickup, actions, ...closing }: CollectDialogProps) {
  const { tradeInId, code, device, contact } = pickup;
  const name = code ?? tradeInId;
  const who = contact ?? name;
  return (
    <FormDialog
      title={TEXTS.title(who)}
      text={TEXTS.text(device, name)}
      submit={TEXTS.yes}
      onSubmit={(given) => {
        const note = String(given.get('note') ?? '').trim();
        return actions.attempt({
          route: TRADE_DESK_ROUTES.collectTradeIn,
          values: { params: { id: tradeInId }, body: note === '' ? {} : { note } },
          done: () => TEXTS.done(name),
        });
      }}
      {...closing}
    >
      <TextField label={TEXTS.note} hint={TEXTS.noteHint} name="note" maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}

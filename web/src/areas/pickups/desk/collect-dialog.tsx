import { useId } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { FormDialog } from '../../../kernel/desk/form';
import { oneLine } from '../../../kernel/desk/given-fields';
import type { Actions } from '../../../kernel/desk/use-actions';
import { TextField } from '../../../kit/form/text-field';
import { ROUTE_MESSAGES } from './messages';
import { SignaturePad } from './signature-pad';

const TEXTS = ROUTE_MESSAGES.collect;

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
  // Offered, and not filled in: another person may be at the door.
  const known = useId();
  return (
    <FormDialog
      title={TEXTS.title(who)}
      text={TEXTS.text(device, name)}
      submit={TEXTS.yes}
      onSubmit={(given) => {
        const [note, signer, drawing] = [given.get('note'), given.get('signer'), given.get('drawing')].map(oneLine);
        if (!signer) return Promise.resolve(TEXTS.signature.missing);
        const signature = { name: signer, ...(drawing && { drawing }) };
        return actions.attempt({
          route: TRADE_DESK_ROUTES.collectTradeIn,
          values: { params: { id: tradeInId }, body: { signature, ...(note && { note }) } },
          done: () => TEXTS.done(name),
        });
      }}
      {...closing}
    >
      <TextField
        label={TEXTS.signature.name}
        hint={TEXTS.signature.nameHint}
        name="signer"
        required
        maxLength={80}
        autoComplete="off"
        list={known}
      />
      <datalist id={known}>{contact && <option value={contact}>{contact}</option>}</datalist>
      <SignaturePad />
      <TextField label={TEXTS.note} hint={TEXTS.noteHint} name="note" maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}

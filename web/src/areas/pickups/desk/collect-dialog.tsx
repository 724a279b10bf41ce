import { useId } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { type FormField, FormFields } from '../../../kernel/desk/fields';
import { FormDialog } from '../../../kernel/desk/form';
import type { Actions } from '../../../kernel/desk/use-actions';
import { ROUTE_MESSAGES } from './messages';
import { SignaturePad } from './signature-pad';

const TEXTS = ROUTE_MESSAGES.collect;
const NOTE: FormField = { name: 'note', label: TEXTS.note, hint: TEXTS.noteHint, optional: true };
const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/trade-ins/schemas')).collectTradeInRequestSchema;

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
  // Offered, and not filled in: another person may be at the door.
  const known = useId();
  const signer: FormField = {
    name: 'signature', label: TEXTS.signature.name, hint: TEXTS.signature.nameHint, list: known,
  };
  return (
    <FormDialog
      texts={{ title: TEXTS.title(contact ?? name), text: TEXTS.text(device, name), yes: TEXTS.yes }}
      fields={[signer, NOTE]}
      schema={loadSchema}
      toBody={({ signature, note }, form) => ({
        signature: { name: signature, drawing: form.get('drawing') || undefined },
        note,
      })}
      send={(body) =>
        actions.attempt({
          route: TRADE_DESK_ROUTES.collectTradeIn,
          values: { params: { id: tradeInId }, body },
          done: () => TEXTS.done(name),
        })}
      {...closing}
    >
      <FormFields of={[signer]} />
      <datalist id={known}>{contact && <option value={contact}>{contact}</option>}</datalist>
      <SignaturePad />
      <FormFields of={[NOTE]} />
    </FormDialog>
  );
}

import { useEffect, useRef } from 'react';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { callOps, OpsError } from '../api/ops-client';
import { useSession } from '../api/session';
import { MESSAGES } from '../messages';
import { go } from '../ui/address';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { Problem, useForm } from '../ui/use-form';
import { pathOfOrder } from './given';

const TEXTS = MESSAGES.orders.find;

/** Opens an order by its number. A scanner types it and Enter, so the field has the focus from the beginning. */
export function FindPanel() {
  const { token, onRefused } = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus({ preventScroll: true }), []);

  async function open(given: FormData): Promise<string | undefined> {
    const id = String(given.get('order') ?? '').trim().toUpperCase();
    field.current!.select();
    if (id === '') return TEXTS.empty;
    try {
      const order = await callOps(token!, ORDERS_ROUTES.readOrderAsOperator, { params: { id } });
      go(pathOfOrder(order.id));
      return undefined;
    } catch (error) {
      if (error instanceof OpsError && error.code === 'refused') onRefused();
      return (error as Error).message;
    }
  }

  const { form, problem, problemId, busy } = useForm(open, () => undefined);
  return (
    <Panel title={TEXTS.title} wide>
      <form {...form} className="form code-form">
        <TextField
          ref={field}
          label={TEXTS.label}
          hint={TEXTS.hint}
          name="order"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={64}
        />
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>{TEXTS.submit}</button>
        <Problem id={problemId}>{problem}</Problem>
      </form>
    </Panel>
  );
}

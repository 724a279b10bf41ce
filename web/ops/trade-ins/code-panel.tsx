import { useEffect, useRef } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { callOps, OpsError } from '../api/ops-client';
import { useSession } from '../api/session';
import { MESSAGES } from '../messages';
import { go } from '../ui/address';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { Problem, useForm } from '../ui/use-form';
import { labelCode, pathOfTradeIn } from './code';

const TEXTS = MESSAGES.tradeIns.code;

/** Opens a phone by its label. A scanner types the code and Enter, so the field has the focus from the beginning. */
export function CodePanel() {
  const { token, onRefused } = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus({ preventScroll: true }), []);

  async function open(given: FormData): Promise<string | undefined> {
    const code = labelCode(String(given.get('code') ?? ''));
    field.current!.select();
    if (code === '') return TEXTS.empty;
    try {
      const { listTradeIns } = TRADE_DESK_ROUTES;
      const { tradeIns: [found] } = await callOps(token!, listTradeIns, { query: { code, limit: 1 } });
      if (!found) return TEXTS.unknown(code);
      go(pathOfTradeIn(found.id));
      return undefined;
    } catch (error) {
      if (error instanceof OpsError && error.code === 'refused') onRefused();
      return (error as Error).message;
    }
  }

  const { form, problem, problemId, busy } = useForm(open, () => undefined);
  return (
    <Panel title={TEXTS.form} wide>
      <form {...form} className="form code-form">
        <TextField
          ref={field}
          label={TEXTS.label}
          hint={TEXTS.hint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
        />
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>{TEXTS.submit}</button>
        <Problem id={problemId}>{problem}</Problem>
      </form>
    </Panel>
  );
}

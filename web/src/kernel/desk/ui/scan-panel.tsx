import { useEffect, useRef } from 'react';
import { OpsError } from '../api/ops-client';
import { useSession } from '../api/session';
import { go } from './address';
import { TextField } from './field';
import { Panel } from './panel';
import { Problem, useForm } from './use-form';

interface ScanPanelProps {
  texts: { title: string; label: string; hint: string; submit: string };
  maxLength: number;
  /** Where what was typed leads, or why it leads nowhere. Throws what the server refuses it with. */
  find: (typed: string, token: string) => Promise<{ path: string } | { problem: string }>;
}

/** Opens one thing by what is on its label. A scanner types and presses Enter, so the field has the focus at once. */
export function ScanPanel({ texts, maxLength, find }: ScanPanelProps) {
  const { token, onRefused } = useSession();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus({ preventScroll: true }), []);

  async function open(given: FormData): Promise<string | undefined> {
    const typed = String(given.get('scanned') ?? '');
    field.current!.select();
    try {
      const found = await find(typed, token!);
      if ('problem' in found) return found.problem;
      go(found.path);
      return undefined;
    } catch (error) {
      if (error instanceof OpsError && error.code === 'refused') onRefused();
      return (error as Error).message;
    }
  }

  const { form, problem, problemId, busy } = useForm(open, () => undefined);
  return (
    <Panel title={texts.title} wide>
      <form {...form} className="form code-form">
        <TextField
          ref={field}
          label={texts.label}
          hint={texts.hint}
          name="scanned"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxLength}
        />
        <button type="submit" className="button primary" aria-disabled={busy || undefined}>{texts.submit}</button>
        <Problem id={problemId}>{problem}</Problem>
      </form>
    </Panel>
  );
}

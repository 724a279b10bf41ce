import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/form/text-field';
import { type Calls, failureOf, useCalls } from './operator-session';
import { useNavigate } from '../routing/use-routing';
import { Problem, useForm } from './form';
import { Panel } from './page';

interface ScanPanelProps {
  texts: { title: string; label: string; hint: string; submit: string };
  /** Where what was typed leads, or why it leads nowhere. Throws what the server refuses it with. */
  find: (typed: string, call: Calls['call']) => Promise<{ path: string } | { problem: string }>;
}

/** Opens one thing by what is on its label. A scanner types and presses Enter, so the field has the focus at once. */
export function ScanPanel({ texts, find }: ScanPanelProps) {
  const { call } = useCalls();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current!.focus({ preventScroll: true }), []);

  async function send(_: unknown, given: FormData): Promise<string | undefined> {
    const typed = String(given.get('scanned') ?? '');
    field.current!.select();
    try {
      const found = await find(typed, call);
      if ('problem' in found) return found.problem;
      navigate(found.path);
      return undefined;
    } catch (error) {
      return failureOf(error).text;
    }
  }

  const { form, problem, problemId, busy } = useForm({ send });
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
        />
        <Button type="submit" size="small" busy={busy}>{texts.submit}</Button>
        <Problem id={problemId}>{problem}</Problem>
      </form>
    </Panel>
  );
}

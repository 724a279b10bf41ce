import { type FormEvent, useId, useRef, useState } from 'react';
import { problemWith, SIGNED_IN } from '../../../kernel/desk/api/ops-client';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Dialog } from '../../../kernel/desk/ui/dialog';

const TEXTS = MESSAGES.token;

/** Asks for the operator token, tries it, and hands on the one that works. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function open(token: string): Promise<void> {
    if (checking) return;
    setChecking(true);
    const found = token ? await textOfProblem(token) : TEXTS.empty;
    setChecking(false);
    setProblem(found);
    if (!found) onToken(token);
    else if (token !== SIGNED_IN) field.current!.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void open(field.current!.value.trim());
  }

  return (
    <form className="token-form" onSubmit={submit} noValidate>
      <label htmlFor={id}>{TEXTS.label}</label>
      <input
        ref={field}
        id={id}
        type="password"
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}problem ${id}hint`}
      />
      <p id={`${id}problem`} className="problem" role="alert">
        {problem}
      </p>
      <p id={`${id}hint`} className="muted">
        {TEXTS.hint}
      </p>
      <button type="submit" className="button primary" aria-disabled={checking || undefined}>
        {checking ? TEXTS.checking : TEXTS.submit}
      </button>
      <p className="muted">
        {TEXTS.byName} <a href="/?sign-in">{TEXTS.signIn}</a>
      </p>
      <button type="button" className="button" aria-disabled={checking || undefined} onClick={() => void open(SIGNED_IN)}>
        {TEXTS.asSignedIn}
      </button>
    </form>
  );
}

/** The same over the page, when the server no longer takes the token: what was shown stays behind it. */
export function TokenDialog({ onToken }: { onToken: (token: string) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} title={TEXTS.title} text={TEXTS.ended} canCancel={false}>
      <TokenForm onToken={onToken} />
    </Dialog>
  );
}

async function textOfProblem(token: string): Promise<string | undefined> {
  const problem = await problemWith(token);
  if (problem?.code !== 'refused') return problem?.message;
  return token === SIGNED_IN ? TEXTS.nobody : TEXTS.wrong;
}

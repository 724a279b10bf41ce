import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MESSAGES } from './messages';
import { type OpsError, readOverview } from './ops-client';

const TEXTS = MESSAGES.token;

/** Asks for the operator token, tries it, and hands on the one that works. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [checking, setChecking] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (checking) return;
    const token = field.current!.value.trim();
    setChecking(true);
    const found = token ? await problemWith(token) : TEXTS.empty;
    setChecking(false);
    setProblem(found);
    if (found) field.current!.focus();
    else onToken(token);
  }

  return (
    <form className="token-form" onSubmit={(event) => void submit(event)} noValidate>
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
    </form>
  );
}

/** The same over the page, when the server no longer takes the token: what was shown stays behind it. */
export function TokenDialog({ onToken }: { onToken: (token: string) => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    // Without a token there is nothing to go back to.
    <dialog ref={dialog} className="dialog" aria-labelledby={id} aria-describedby={`${id}text`} onCancel={(event) => event.preventDefault()}>
      <h2 id={id}>{TEXTS.title}</h2>
      <p id={`${id}text`}>{TEXTS.ended}</p>
      <TokenForm onToken={onToken} />
    </dialog>
  );
}

async function problemWith(token: string): Promise<string | undefined> {
  try {
    await readOverview(token);
    return undefined;
  } catch (error) {
    const { code, message } = error as OpsError;
    return code === 'refused' ? TEXTS.wrong : message;
  }
}

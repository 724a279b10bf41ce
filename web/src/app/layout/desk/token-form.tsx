import { type FormEvent, useEffect, useRef, useState } from 'react';
import { OPERATORS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { callAsOperator, failureOf, SIGNED_IN } from '../../../kernel/desk/operator-session';
import { tabStorage } from '../../../kernel/browser-storage';
import { Problem } from '../../../kernel/desk/form';
import { MESSAGES } from '../../../kernel/desk/messages';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { TextField } from '../../../kit/form/text-field';

const TEXTS = MESSAGES.token;
/** Marks this tab while its operator is at the sign-in, which leads back here. */
const SIGNING_IN = 'planet-heroes:operator-signing-in';

/** Asks for the operator token, tries it, and hands on the one that works. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
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

  useEffect(() => {
    if (tabStorage.getItem(SIGNING_IN) === null) return;
    tabStorage.removeItem(SIGNING_IN);
    void textOfProblem(SIGNED_IN).then((found) => (found ? setProblem(found) : onToken(SIGNED_IN)));
  }, [onToken]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void open(field.current!.value.trim());
  }

  return (
    <form className="token-form" onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={TEXTS.label}
        hint={TEXTS.hint}
        type="password"
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <Problem>{problem}</Problem>
      <Button type="submit" size="small" busy={checking}>{checking ? TEXTS.checking : TEXTS.submit}</Button>
      <p className="muted">
        {TEXTS.byName}{' '}
        <a href={`/?sign-in=${location.pathname}`} onClick={() => tabStorage.setItem(SIGNING_IN, '')}>{TEXTS.signIn}</a>
      </p>
      <Button variant="secondary" size="small" busy={checking} onClick={() => void open(SIGNED_IN)}>
        {TEXTS.asSignedIn}
      </Button>
    </form>
  );
}

/** The same over the page, when the server no longer takes the token: what was shown stays behind it. */
export function TokenDialog({ onToken }: { onToken: (token: string) => void }) {
  return (
    <Dialog open title={TEXTS.title} description={TEXTS.ended} width="small">
      <TokenForm onToken={onToken} />
    </Dialog>
  );
}

/** Why a token opens nothing; undefined where it does. */
async function textOfProblem(token: string): Promise<string | undefined> {
  try {
    await callAsOperator(token, OPERATORS_ROUTES.readOperator);
    return undefined;
  } catch (error) {
    const { code, text } = failureOf(error);
    if (code !== 'refused') return text;
    return token === SIGNED_IN ? TEXTS.nobody : TEXTS.wrong;
  }
}

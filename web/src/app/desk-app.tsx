import { useCallback, useEffect, useMemo, useState } from 'react';
import { rememberedToken, rememberToken } from '../kernel/desk/api/operator-token';
import { SessionContext } from '../kernel/desk/api/session';
import { Frame } from './layout/desk/frame';
import { TokenDialog, TokenForm } from './layout/desk/token-form';
import { MESSAGES } from '../kernel/desk/messages';
import { pageAt } from './desk-pages';
import { useAddress } from '../kernel/desk/ui/address';

/** The operators' pages: the form until somebody has signed in, then the page of this address. */
export function App() {
  const [token, setToken] = useState(rememberedToken);
  /** The page stays while a new token is asked for, with its place and all it remembers. */
  const [opened, setOpened] = useState(token !== undefined);
  const { title, name, Screen } = pageAt(useAddress().path);

  const take = useCallback((next: string | undefined): void => {
    rememberToken(next);
    setToken(next);
    if (next) setOpened(true);
  }, []);
  const forget = useCallback(() => take(undefined), [take]);
  const session = useMemo(() => ({ token, onRefused: forget }), [token, forget]);
  useEffect(() => {
    document.title = MESSAGES.documentTitle(title);
  }, [title]);

  if (!opened) {
    return (
      <main className="gate">
        <p className="eyebrow">{MESSAGES.product}</p>
        <h1>{title}</h1>
        <p>{MESSAGES.token.intro}</p>
        <TokenForm onToken={take} />
      </main>
    );
  }
  return (
    <SessionContext value={session}>
      <Frame
        page={name}
        title={title}
        onLeft={() => {
          forget();
          setOpened(false);
        }}
      >
        <Screen />
      </Frame>
      {!token && <TokenDialog onToken={take} />}
    </SessionContext>
  );
}

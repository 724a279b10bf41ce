import { useCallback, useState } from 'react';
import { Board } from './board';
import { MESSAGES } from './messages';
import { rememberedToken, rememberToken } from './operator-token';
import { TokenDialog, TokenForm } from './token-form';

/** The operations page: the form until there is a token, then the board. */
export function App() {
  const [token, setToken] = useState(rememberedToken);
  /** The board stays while a new token is asked for, with its place and all it remembers. */
  const [opened, setOpened] = useState(token !== undefined);

  const take = useCallback((next: string | undefined): void => {
    rememberToken(next);
    setToken(next);
    if (next) setOpened(true);
  }, []);
  const forget = useCallback(() => take(undefined), [take]);

  if (!opened) {
    return (
      <main className="gate">
        <p className="eyebrow">{MESSAGES.product}</p>
        <h1>{MESSAGES.title}</h1>
        <p>{MESSAGES.token.intro}</p>
        <TokenForm onToken={take} />
      </main>
    );
  }
  return (
    <>
      <Board
        token={token}
        onRefused={forget}
        onLeave={() => {
          forget();
          setOpened(false);
        }}
      />
      {!token && <TokenDialog onToken={take} />}
    </>
  );
}

import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { SignedIn, SignInCodeSent } from '@planet-heroes/contracts/areas/accounts/schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../kernel/api/api-error';
import { askOnce } from '../../../../kernel/api/ask-once';
import { formatTime } from '../../../../kernel/i18n/format-date';
import { currentLocale } from '../../../../kernel/i18n/locale';
import { useJoiningStore } from '../../../heroes/joining-store';
import { useMe } from '../../../heroes/use-me';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { TextField } from '../../../../kit/form/text-field';
import { codeDigits } from './code-digits';
import { requestCode } from './email-step';
import { FailureNote, failureOf, type SignInFailure, useSecondsUntil } from './failure-note';
import { serverNow } from '../../../../kit/server-clock';

/** A message may take a while: another one is not asked for before. */
const AGAIN_AFTER_MS = 30_000;

interface CodeStepProps {
  sent: SignInCodeSent;
  /** The code adds an address to the hero of this browser, instead of bringing one back. */
  isConfirming: boolean;
  onSent: (sent: SignInCodeSent) => void;
  onOther: () => void;
  onSignedIn: (signedIn: SignedIn) => void | Promise<void>;
}

/** The six digits that were sent; the last of them signs in. */
export function CodeStep({ sent, isConfirming, onSent, onOther, onSignedIn }: CodeStepProps) {
  const { code: text } = accountsTexts;
  const input = useRef<HTMLInputElement>(null);
  /** What stood there last: the field is the browser's, which may fill it in without a word. */
  const typed = useRef('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState<'entering' | 'sending'>();
  const { data: me } = useMe();
  const isForSponsorship = useJoiningStore(({ afterwards }) => afterwards !== undefined);
  // Without a name yet, that is asked for next.
  const isSending = isConfirming && isForSponsorship && me?.isGuest === false;
  const isExpired = useSecondsUntil(Date.parse(sent.expiresAt)) === 0;

  // The button that led here is gone with its step.
  useEffect(() => input.current?.focus(), []);

  const enter = async (digits: string): Promise<void> => {
    if (busy) return;
    setFailure(undefined);
    if (digits.length < SIGN_IN.codeDigits) {
      setWrong(text.incomplete);
      input.current?.focus();
      return;
    }
    setWrong(undefined);
    setBusy('entering');
    try {
      const body = { email: sent.email, code: digits, locale: currentLocale() };
      await onSignedIn(await askOnce(ACCOUNTS_ROUTES.signIn, { body }));
    } catch (error) {
      setBusy(undefined);
      if (error instanceof ApiError && error.code === 'code_wrong') {
        setWrong(text.error);
        write('');
      } else setFailure(failureOf(error));
      input.current?.focus();
    }
  };

  const write = (digits: string): void => {
    typed.current = digits;
    if (input.current && input.current.value !== digits) input.current.value = digits;
  };

  const change = (): void => {
    const digits = codeDigits(input.current!.value);
    const isNew = digits !== typed.current;
    write(digits);
    if (digits.length === SIGN_IN.codeDigits && isNew) void enter(digits);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enter(codeDigits(input.current!.value));
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-1 text-sm">
        {sent.sentBy === 'mailbox'
          ? <p className="rounded-md bg-sand-soft px-3 py-2 [overflow-wrap:anywhere]">{text.mailbox(sent.email)}</p>
          : <p className="[overflow-wrap:anywhere]">{text.sent(sent.email)}</p>}
      </div>
      <TextField
        ref={input}
        label={text.label}
        hint={isExpired ? text.expired : text.goodUntil(formatTime(sent.expiresAt))}
        error={wrong}
        onChange={change}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        readOnly={busy === 'entering'}
      />
      <FailureNote failure={failure} />
      <Button
        type="submit"
        aria-busy={busy === 'entering' || undefined}
        aria-disabled={busy === 'entering' || undefined}
      >
        {busy === 'entering'
          ? isConfirming ? text.confirming : text.busy
          : isSending
          ? text.send
          : isConfirming || isForSponsorship
          ? text.confirm
          : text.submit}
      </Button>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <Again
          email={sent.email}
          isBusy={busy !== undefined}
          onBusy={(isSending) => setBusy(isSending ? 'sending' : undefined)}
          onSent={(again) => {
            write('');
            setWrong(undefined);
            onSent(again);
            input.current?.focus();
          }}
          onFailure={setFailure}
        />
        <Button variant="quiet" size="small" onClick={onOther}>
          {text.other}
        </Button>
      </div>
    </form>
  );
}

interface AgainProps {
  email: string;
  isBusy: boolean;
  onBusy: (isSending: boolean) => void;
  onSent: (sent: SignInCodeSent) => void;
  onFailure: (failure: SignInFailure | undefined) => void;
}

/** Has another code sent, half a minute after the one before. */
function Again({ email, isBusy, onBusy, onSent, onFailure }: AgainProps) {
  const { code: text } = accountsTexts;
  const [sentAt, setSentAt] = useState(serverNow);
  const [count, setCount] = useState(0);
  const left = useSecondsUntil(sentAt + AGAIN_AFTER_MS);
  const isClosed = isBusy || left > 0;

  const send = async (): Promise<void> => {
    if (isClosed) return;
    onBusy(true);
    onFailure(undefined);
    try {
      const sent = await requestCode(email);
      setSentAt(serverNow());
      setCount(count + 1);
      onSent(sent);
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      onBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="tabular-nums"
        aria-disabled={isClosed || undefined}
        onClick={() => void send()}
      >
        {left > 0 ? text.againIn(left) : text.again}
      </Button>
      <p role="status" className="order-last basis-full text-sm text-ink-muted empty:hidden">
        {count > 0 && text.sentAgain}
      </p>
    </>
  );
}

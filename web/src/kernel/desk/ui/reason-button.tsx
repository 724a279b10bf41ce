import { AreaField, TextField } from './field';
import { FormButton } from './form-button';
import { oneLine } from './one-line';

interface ReasonButtonProps {
  texts: {
    button: string;
    title: string;
    text: string;
    yes: string;
    reason: string;
    hint?: string;
    /** Said where no reason was given. */
    empty: string;
  };
  maxLength: number;
  /** Whether there is room for more than a line. */
  isLong?: boolean;
  /** Does it for the reason that was given; what went wrong, where it was not done. */
  submit: (reason: string) => Promise<string | undefined>;
  onDone: () => void;
}

/** A button that asks why before it does what cannot be undone. */
export function ReasonButton({ texts, maxLength, isLong = false, submit, onDone }: ReasonButtonProps) {
  async function send(given: FormData): Promise<string | undefined> {
    const reason = oneLine(given.get('reason'));
    return reason === '' ? texts.empty : submit(reason);
  }

  return (
    <FormButton
      label={texts.button}
      title={texts.title}
      text={texts.text}
      submit={texts.yes}
      onSubmit={send}
      onDone={onDone}
    >
      {isLong
        ? <AreaField label={texts.reason} hint={texts.hint} name="reason" required maxLength={maxLength} />
        : <TextField label={texts.reason} name="reason" required maxLength={maxLength} autoComplete="off" />}
    </FormButton>
  );
}

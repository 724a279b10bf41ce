import { CopyButton } from '../../kit/copy-button';
import { MESSAGES } from './messages';

/** What people call a long id: enough of it to tell it from others, with the whole to copy. */
export function ShortId({ id, short = id.slice(0, 8) }: { id: string; short?: string }) {
  return (
    <span className="short-id">
      <code title={id}>{short}</code>
      <CopyButton code={id} copy={MESSAGES.copy.button} copied={MESSAGES.copy.done} />
    </span>
  );
}

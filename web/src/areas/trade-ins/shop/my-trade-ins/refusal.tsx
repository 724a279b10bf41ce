import { failureText } from '../../../../kernel/api/failure-text';
import { QuoteRefusal } from '../quote-refusal';

/** Why something could not be done, in the server's words where it gave any. */
export function Refusal({ error, otherwise }: { error: Error | null; otherwise: string }) {
  return <QuoteRefusal text={error ? failureText(error, otherwise) : undefined} />;
}

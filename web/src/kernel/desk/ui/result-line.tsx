import type { Actions } from '../api/use-actions';

/** What came of the last action. */
export function ResultLine({ result }: Pick<Actions, 'result'>) {
  return (
    <p className="result" role="status" data-failed={result?.failed}>
      {result?.text}
    </p>
  );
}

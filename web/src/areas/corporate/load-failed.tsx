import { ApiError } from '../../kernel/api/api-error';
import { corporateTexts } from './texts.en';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';

interface LoadFailedProps {
  error?: Error | null;
  onRetry: () => void;
}

/** What a list or a form shows when it could not be loaded, in the server's words where it gave any. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { title, description, retry } = corporateTexts.failed;
  return (
    <EmptyState
      title={title}
      description={(error instanceof ApiError && error.serverMessage) || description}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}

import { ApiError } from '../api/api-error';
import { messages } from '../messages/messages';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

interface LoadFailedProps {
  error?: Error | null;
  onRetry: () => void;
}

/** What a list or a form shows when it could not be loaded, in the server's words where it gave any. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { title, description, retry } = messages.corporate.failed;
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

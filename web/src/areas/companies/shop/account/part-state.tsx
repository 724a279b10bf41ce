import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { corporateAccountTexts } from '../../texts-account.en';
import { Card } from '../../../../kit/card';
import { ListSkeleton } from '../../../corporate/list-skeleton';
import { LoadFailed } from '../../../corporate/load-failed';

interface PartStateProps<T> {
  part: UseQueryResult<T>;
  rows?: number;
  rowClassName?: string;
  children: (data: T) => ReactNode;
}

/** A part of the account in whichever state it is in: loading, failed, or there. */
export function PartState<T>(
  { part: { data, error, refetch, isPending }, rows = 1, rowClassName = 'h-96', children }: PartStateProps<T>,
) {
  if (data !== undefined) return children(data);
  if (isPending)
    return (
      <ListSkeleton
        label={corporateAccountTexts.loading}
        rows={rows}
        rowClassName={rowClassName}
        lines={rows === 1 ? 6 : 2}
      />
    );
  return (
    <Card>
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </Card>
  );
}

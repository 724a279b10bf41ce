import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import type { InboxItem } from '@planet-heroes/contracts/areas/notifications/schemas';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { toastFailure } from '../../../kernel/api/toast-failure';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { Icon } from '../../../kit/icon';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { notificationsTexts } from '../texts.en';
import { Dialog } from '../../../kit/dialog';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { InboxLine } from './inbox-line';
import { chooseInboxTab, closeInbox, useInboxStore } from './inbox-store';
import { NotificationChoices } from './notification-choices';

const LINES_A_PAGE = 20;

/** The hero's inbox over the current screen, with the notification settings. */
export function InboxDialog() {
  const { open, tab } = useInboxStore();
  const { title, tabs } = notificationsTexts;
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && closeInbox()} title={title} width="medium">
      <Tabs
        label={tabs.label}
        tabs={[{ value: 'news', label: tabs.news }, { value: 'settings', label: tabs.settings }]}
        value={tab}
        onChange={chooseInboxTab}
      >
        <TabPanel value="news">
          <InboxLines />
        </TabPanel>
        <TabPanel value="settings">
          <NotificationChoices />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** Every line of the inbox, newest first, as many pages as the visitor asks for. */
export function InboxLines() {
  const inbox = useInbox();
  const text = notificationsTexts.inbox;
  if (inbox.isPending) {
    return (
      <div aria-busy className="grid gap-2">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        {[1, 2, 3].map((row) => <Skeleton key={row} className="h-20" />)}
      </div>
    );
  }
  if (!inbox.data) {
    return (
      <EmptyState
        title={text.failed.title}
        description={text.failed.description}
        action={<Button variant="secondary" onClick={() => inbox.refetch()}>{text.failed.retry}</Button>}
      />
    );
  }
  const items = inbox.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState
        title={text.empty.title}
        description={text.empty.description}
        art={
          <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-strong">
            <Icon name="bell" className="size-8" />
          </span>
        }
      />
    );
  }
  return <Lines inbox={inbox} items={items} unread={inbox.data.pages[0]!.unread} />;
}

function Lines(
  { inbox, items, unread }: { inbox: ReturnType<typeof useInbox>; items: InboxItem[]; unread: number },
) {
  const text = notificationsTexts.inbox;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = inbox;
  const read = useMarkRead();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-ink-muted">{text.unread(unread)}</p>
        {unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-busy={read.isPending || undefined}
            onClick={() => !read.isPending && read.mutate(undefined)}
          >
            {text.markAll}
          </Button>
        )}
      </div>
      <ol role="list" aria-label={text.label} className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <InboxLine key={item.id} item={item} above={items.slice(0, index)} onRead={() => read.mutate([item.id])} />
        ))}
      </ol>
      {isFetchNextPageError && <p role="alert" className="text-sm font-medium text-danger">{text.moreFailed}</p>}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          aria-busy={isFetchingNextPage || undefined}
          onClick={() => !isFetchingNextPage && fetchNextPage()}
        >
          {isFetchingNextPage ? text.loadingMore : text.more}
        </Button>
      )}
    </div>
  );
}

/** Marks these lines, or all of them, as read. */
function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = queryOptionsOf(NOTIFICATION_ROUTES.listInbox);
  return useMutation({
    mutationFn: (ids: string[] | undefined) => ask(NOTIFICATION_ROUTES.readInbox, { body: ids ? { ids } : {} }),
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The inbox's lines, newest first, page by page. A change in the hero's room reads them again. */
function useInbox() {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(NOTIFICATION_ROUTES.listInbox).queryKey,
    initialPageParam: null as string | null,
    queryFn({ pageParam, signal }) {
      const query = { limit: LINES_A_PAGE, before: pageParam ?? undefined };
      return ask(NOTIFICATION_ROUTES.listInbox, { query }, { signal });
    },
    getNextPageParam: ({ next }) => next,
  });
}

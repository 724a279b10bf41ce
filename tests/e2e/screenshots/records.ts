import type { Page } from '@playwright/test';
import type { Samples } from './samples.ts';
import { screenAt } from './screens.ts';
import type { View } from './view.ts';

const chooseTab = (name: string) => (page: Page) => page.getByRole('region').getByRole('tab', { name }).first().click();

/** A company's records, opened, and lists that nothing fits. */
export function records({ approvedQuote, waitingOrder, runningOrder, completedOrder }: Samples): View[] {
  const record = (kind: 'quote' | 'order', id: string | undefined, state: string, tab?: string): View[] => {
    if (!id) return [];
    const path = kind === 'quote' ? '/corporate-quotes' : '/purchase-orders';
    return [{
      name: `${path.slice(1)}-${state.replaceAll(/[^a-z]+/g, '-')}`,
      screen: screenAt(path),
      state,
      path: `${path}?${kind}=${id}`,
      isWhole: true,
      ...(tab && { act: chooseTab(tab) }),
    }];
  };
  const empty = (name: string, path: string, act?: View['act']): View => ({
    name: `${name}-empty`,
    screen: screenAt(path),
    state: 'nothing fits',
    path,
    ...(act && { act }),
  });
  return [
    ...record('quote', approvedQuote, 'an approved quote'),
    ...record('order', waitingOrder, 'an order that waits'),
    ...record('order', runningOrder, 'a running order'),
    ...record('order', runningOrder, 'a running order, devices', 'Devices'),
    ...record('order', runningOrder, 'a running order, logistics', 'Logistics'),
    ...record('order', completedOrder, 'a completed order, documents', 'Documents'),
    empty('corporate-quotes', '/corporate-quotes?q=nobody'),
    empty('purchase-orders', '/purchase-orders?q=nobody'),
    empty('corporate-dashboard', '/corporate-dashboard?q=nobody'),
    empty('community-forum', '/community?tab=forum', (page) =>
      page.getByLabel('Search posts').fill('nobody wrote this')),
  ];
}

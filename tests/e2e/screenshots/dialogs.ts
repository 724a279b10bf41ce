import type { Page } from '@playwright/test';
import type { Samples } from './samples.ts';
import { screenAt } from './screens.ts';
import type { View } from './view.ts';

/** What opens over a screen. */
export function dialogs({ approvedQuote, waitingOrder }: Samples): View[] {
  const community = '/community?tab=';
  const [users, billing] = ['users', 'billing'].map((tab) => `/account-management?tab=${tab}`) as [string, string];
  return [
    dialog('leaderboard-join', 'joining', '/leaderboard', press('JOIN FREE')),
    dialog('leaderboard-points', 'points explained', '/leaderboard', (page) =>
      page.getByRole('region', { name: 'Your standing' }).getByRole('button').click()),
    dialog('home-tutorial', 'tutorial', '/', press('Tutorial')),
    dialog('home-tutorial-points', 'tutorial, step 4', '/', async (page) => {
      await press('Tutorial')(page);
      for (let step = 1; step < 4; step++) await press('Next')(page);
    }),
    dialog('community-create-challenge', 'new challenge', `${community}challenges`, press('Create Eco-Challenge')),
    dialog('community-share', 'sharing', `${community}achievements`, pressFirst(/^Share/)),
    dialog('products-ar-preview', 'AR preview', '/products', press('AR Preview of iPhone 15 Pro')),
    dialog('aquacafe-ar-preview', 'AR preview', '/aquacafe', pressFirst(/^AR Preview of/)),
    dialog('account-management-add-user', 'new user', users, press('Add User')),
    dialog('account-management-edit-user', 'changing a user', users, pressFirst(/^Edit /)),
    dialog('account-management-delete-user', 'deleting a user', users, pressFirst(/^Delete /)),
    dialog('account-management-add-method', 'new payment method', billing, press('Add Payment Method')),
    ...(approvedQuote
      ? [
        dialog('corporate-quotes-accept', 'accepting', quoteAt(approvedQuote), pressFirst(/^Accept Quote/)),
        dialog('corporate-quotes-decline', 'declining', quoteAt(approvedQuote), pressFirst(/^Decline/)),
      ]
      : []),
    ...(waitingOrder
      ? [
        dialog('purchase-orders-approve', 'approving', orderAt(waitingOrder), pressFirst(/^Approve PO/)),
        dialog('purchase-orders-cancel', 'cancelling', orderAt(waitingOrder), pressFirst(/^Cancel order/)),
        dialog('purchase-orders-pickup', 'planning the pickup', orderAt(waitingOrder), async (page) => {
          await page.getByRole('tab', { name: 'Logistics' }).click();
          await pressFirst(/^Plan the pickup/)(page);
        }),
      ]
      : []),
  ];
}

function dialog(name: string, state: string, path: string, open: (page: Page) => Promise<void>): View {
  return {
    name,
    screen: screenAt(path),
    state: `${state}, dialog`,
    path,
    async act(page) {
      await open(page);
      await page.getByRole('dialog').waitFor();
    },
  };
}

const quoteAt = (id: string) => `/corporate-quotes?quote=${id}`;
const orderAt = (id: string) => `/purchase-orders?order=${id}`;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const pressFirst = (name: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

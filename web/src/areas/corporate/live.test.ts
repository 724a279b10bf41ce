import { describe, expect, it, jest } from '@jest/globals';
import { EXAMPLE_IMPORT } from '@planet-heroes/contracts/areas/imports/examples';
import { EXAMPLE_ORDER_SUMMARY } from '@planet-heroes/contracts/areas/orders/examples';
import { EXAMPLE_QUOTE_SUMMARY } from '@planet-heroes/contracts/areas/quotes/examples';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import { COMPANIES_ROUTES } from '@planet-heroes/contracts/areas/companies/routes';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../../kernel/api/api-error';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { ORDER_KEYS, QUOTE_KEYS } from './company-keys';
import { outdatedParts } from './live';

const figures = [[ORDERS_ROUTES.readSla], [ORDERS_ROUTES.readFigures], [WEBHOOKS_ROUTES.listDeliveries]];
const importKey = [IMPORTS_ROUTES.readImport, { params: { id: EXAMPLE_IMPORT.id } }];
const none = { changed: [], removed: [] };
const company = (part: Partial<CompanySnapshot> = {}): CompanySnapshot => ({
  quotes: [EXAMPLE_QUOTE_SUMMARY], orders: [EXAMPLE_ORDER_SUMMARY], imports: [EXAMPLE_IMPORT], account: [], ...part,
});

describe('after a company’s room has changed', () => {
  it('nothing asks again when the room speaks for the first time, or says the same', () => {
    expect(outdatedParts(undefined, company(), [])).toEqual([]);
    expect(outdatedParts(company(), company(), [])).toEqual([]);
  });

  it('a list asks again once something in it is new or in another state, not when it merely moves on', () => {
    const moved = company({
      orders: [{
        ...EXAMPLE_ORDER_SUMMARY,
        version: 2,
        stages: { expected: 149, received: 1, inspected: 0, wiped: 0, paid: 0 },
      }],
    });
    expect(outdatedParts(company(), moved, [])).toEqual([]);
    const paid = company({ orders: [{ ...EXAMPLE_ORDER_SUMMARY, paymentStatus: 'paid' }] });
    expect(outdatedParts(company(), paid, [])).toEqual([...ORDER_KEYS, ...figures]);
    const asked = company({ quotes: [{ ...EXAMPLE_QUOTE_SUMMARY, id: 'Q-2' }, EXAMPLE_QUOTE_SUMMARY] });
    expect(outdatedParts(company(), asked, [])).toEqual([...QUOTE_KEYS, ...figures]);
  });

  it('a list reads again what the room knew before its snapshot', () => {
    const change = {
      quotes: none,
      orders: { changed: [EXAMPLE_ORDER_SUMMARY], removed: [] },
      imports: none,
      account: [],
    };
    expect(outdatedParts(company(), company(), [change])).toEqual([...ORDER_KEYS, ...figures]);
  });

  it('an import asks again as its rows are checked', () => {
    const checked = company({ imports: [{ ...EXAMPLE_IMPORT, checked: 1 }] });
    expect(outdatedParts(company(), checked, [])).toEqual([importKey]);
    expect(outdatedParts(company({ imports: [] }), company(), [])).toEqual([importKey]);
  });

  it('what the room’s state does not hold asks again after a gap in its changes', () => {
    const untold = [
      COMPANIES_ROUTES.readCompany, COMPANIES_ROUTES.listMyCompanies, COMPANIES_ROUTES.listCompanyUsers,
      COMPANIES_ROUTES.listPaymentMethods, COMPANIES_ROUTES.readNotifications,
      WEBHOOKS_ROUTES.readApiSettings, WEBHOOKS_ROUTES.listDeliveries,
    ].map((route) => [route]);
    expect(outdatedParts(company(), company(), [], true)).toEqual(untold);
    expect(outdatedParts(undefined, company(), [], true)).toEqual(untold);
  });

  it('the parts of the account ask again that the change names', () => {
    const change = { quotes: none, orders: none, imports: none, account: ['profile', 'users', 'api-key'] };
    expect(outdatedParts(company(), company(), [change])).toEqual([
      [COMPANIES_ROUTES.readCompany], [COMPANIES_ROUTES.listMyCompanies], [COMPANIES_ROUTES.listCompanyUsers],
      [WEBHOOKS_ROUTES.readApiSettings],
    ]);
  });
});

it.each([
  ['the server was away', new ApiError(503, ''), 3],
  ['the network was', new TypeError('Failed to fetch'), 3],
  ['a refusal, which stays one', new ApiError(403, ''), 2],
])('a query whose answer could not be had asks again: %s', async (_why, error, asked) => {
  jest.useFakeTimers();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = [ORDERS_ROUTES.listOrders];
  const answers = [() => Promise.resolve('before'), () => Promise.reject(error), () => Promise.resolve('after')];
  const load = jest.fn(() => answers.shift()!());
  const stop = new QueryObserver(client, { queryKey, queryFn: load }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(0);
  await refreshQueries(client, { queryKey });
  expect(client.getQueryData(queryKey)).toBe('before');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(asked);
  stop();
  client.clear();
  jest.useRealTimers();
});

it('a query whose first GET was under way at the change asks again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryKey = [ORDERS_ROUTES.listOrders];
  let answer = (_text: string) => {};
  const load = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const stop = new QueryObserver(client, { queryKey, queryFn: load }).subscribe(() => {});
  const refreshed = refreshQueries(client, { queryKey });
  answer('before the change');
  while (load.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve));
  answer('after it');
  await refreshed;
  expect(load).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(queryKey)).toBe('after it');
  stop();
  client.clear();
});

import { request } from '@playwright/test';
import type { OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrdersAnswer } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Quote, QuotesAnswer } from '@planet-heroes/contracts/areas/quotes/schemas';

/** Records of the sample company in the states that dialogs need; what is not there has no picture. */
export interface Samples {
  approvedQuote: string | undefined;
  waitingOrder: string | undefined;
  runningOrder: string | undefined;
  completedOrder: string | undefined;
}

const DEVICES = [{ model: 'iphone-13', condition: 'good', quantity: 10 }, {
  model: 'macbook-air',
  condition: 'fair',
  quantity: 4,
}];
const ASKER = {
  companyName: 'Al Noor Financial Services',
  contactName: 'Layla Haddad',
  email: 'layla@alnoor.example',
  phone: '+971 4 555 0142',
};

/** Finds the records, and has the trade desk approve a new quote where there is none to accept. */
export async function readSamples(baseURL: string, operatorToken: string | undefined): Promise<Samples> {
  const api = await request.newContext({ baseURL });
  const read = async <T>(path: string): Promise<T> => (await (await api.get(`/api/corporate${path}`)).json()) as T;
  const newest = async (status: OrderState) => (await read<OrdersAnswer>(`/orders?status=${status}`)).orders[0]?.id;
  const samples = {
    approvedQuote: (await read<QuotesAnswer>('/quotes?status=approved')).quotes[0]?.id ?? await approve(),
    waitingOrder: await newest('pending_approval'),
    runningOrder: await newest('processing'),
    completedOrder: await newest('completed'),
  };
  await api.dispose();
  return samples;

  async function approve(): Promise<string | undefined> {
    if (!operatorToken) return undefined;
    const asked = await api.post('/api/corporate/quotes', { data: { ...ASKER, devices: DEVICES } });
    const { id } = (await asked.json()) as Quote;
    for (const step of ['review', 'approve'])
      await api.post(`/api/ops/quotes/${id}/${step}`, {
        headers: { authorization: `Bearer ${operatorToken}` },
        data: {},
      });
    return id;
  }
}

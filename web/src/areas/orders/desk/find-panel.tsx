import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { callOps } from '../../../kernel/desk/api/ops-client';
import { MESSAGES } from '../../../kernel/desk/messages';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { pathOfOrder } from './given';

const TEXTS = MESSAGES.orders.find;

/** Opens an order by its number. */
export function FindPanel() {
  return <ScanPanel texts={TEXTS} maxLength={64} find={findOrder} />;
}

async function findOrder(typed: string, token: string) {
  const id = typed.trim().toUpperCase();
  if (id === '') return { problem: TEXTS.empty };
  const order = await callOps(token, ORDERS_ROUTES.readOrderAsOperator, { params: { id } });
  return { path: pathOfOrder(order.id) };
}

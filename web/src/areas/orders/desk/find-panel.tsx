import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { callOps } from '../../../kernel/desk/api/ops-client';
import { ORDERS_MESSAGES } from './messages';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { pathOfOrder } from './given';

const TEXTS = ORDERS_MESSAGES.find;

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

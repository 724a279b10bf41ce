import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { callOps } from '../../../kernel/desk/api/ops-client';
import { TRADE_INS_MESSAGES } from './messages';
import { ScanPanel } from '../../../kernel/desk/ui/scan-panel';
import { labelCode, pathOfTradeIn } from './code';

const { form: title, ...TEXTS } = TRADE_INS_MESSAGES.code;

/** Opens a phone by its label. */
export function CodePanel() {
  return <ScanPanel texts={{ title, ...TEXTS }} maxLength={40} find={findTradeIn} />;
}

async function findTradeIn(typed: string, token: string) {
  const code = labelCode(typed);
  if (code === '') return { problem: TEXTS.empty };
  const { tradeIns: [found] } = await callOps(token, TRADE_DESK_ROUTES.listTradeIns, { query: { code, limit: 1 } });
  return found ? { path: pathOfTradeIn(found.id) } : { problem: TEXTS.unknown(code) };
}

import { documentFileName, type TradeInDocument } from '@planet-heroes/contracts/areas/trade-ins/documents';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { currentLocale } from '../../../../kernel/i18n/locale';

/** The attributes of a link that downloads a document of a trade-in. */
export function documentLink({ id, code }: TradeIn, document: TradeInDocument): { href: string; download: string } {
  const href = urlOf(TRADE_INS_ROUTES.downloadTradeInDocument, {
    params: { id, document },
    query: { locale: currentLocale() },
  });
  return { href, download: documentFileName(document, code!) };
}

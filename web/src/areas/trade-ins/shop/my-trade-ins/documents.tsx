import { documentsOf } from '@planet-heroes/contracts/areas/trade-ins/documents';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { useId } from 'react';
import { currentLocale } from '../../../../kernel/i18n/locale';
import { myTradeInsTexts } from '../../texts-mine.en';
import { buttonStyle } from '../../../../kit/button-style';
import { Card } from '../../../../kit/card';
import { Heading } from '../../../../kit/heading';
import { Icon } from '../../../../kit/icon';

/** What can be printed of a trade-in, made from its data at every download. */
export function Documents({ tradeIn }: { tradeIn: TradeIn }) {
  const heading = useId();
  const text = myTradeInsTexts.documents;
  const documents = documentsOf(tradeIn);
  if (documents.length === 0) return null;
  return (
    <Card className="p-4 sm:p-6">
      <Heading level={2} size={3} id={heading}>{text.title}</Heading>
      <ul role="list" aria-labelledby={heading} className="mt-3 grid divide-y divide-line">
        {documents.map((document) => (
          <li key={document} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-semibold">{text.names[document]}</span>
              <span className="block text-sm text-ink-muted">{text.hints[document]}</span>
            </span>
            <a
              href={urlOf(TRADE_INS_ROUTES.downloadTradeInDocument, {
                params: { id: tradeIn.id, document },
                query: { locale: currentLocale() },
              })}
              download={`${document}-${tradeIn.code}.pdf`}
              className={buttonStyle('secondary', 'small')}
            >
              <Icon name="download" />
              {text.download}
              <span className="sr-only">{text.names[document]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

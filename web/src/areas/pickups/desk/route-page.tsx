import { useRef, useState } from 'react';
import { TRADE_DESK_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { BookedPickup } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { useActions } from '../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../kernel/desk/api/use-polled';
import { formatDubaiDay } from '../../../kernel/desk/format';
import { MESSAGES } from '../../../kernel/desk/messages';
import { ROUTE_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { FailureBanner } from '../../../kernel/desk/ui/failure-banner';
import { TextField } from '../../../kernel/desk/ui/field';
import { FilterForm } from '../../../kernel/desk/ui/filter-form';
import { PageHead } from '../../../kernel/desk/ui/page-head';
import { focusHeadingOf, Panel } from '../../../kernel/desk/ui/panel';
import { ResultLine } from '../../../kernel/desk/ui/result-line';
import { CollectDialog } from './collect-dialog';
import { PartnerPickupPanel } from './partner-pickup-panel';
import { PickupRow } from './pickup-row';

const TEXTS = ROUTE_MESSAGES;
const POLL = { everyMs: 10_000 };

/** A courier's day: the doors at which a phone is still to be collected. */
export function RoutePage() {
  const { query } = useAddress();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<BookedPickup>();
  const { answer, isCurrent, goodAt, failure, refresh } = usePolled(
    TRADE_DESK_ROUTES.listPickupsOfDay,
    { query: { day: query.get('day') ?? undefined } },
    POLL,
  );
  const actions = useActions(refresh);
  const take = ({ tradeInId, code }: BookedPickup): void =>
    void actions.run({
      route: TRADE_DESK_ROUTES.takePickup,
      values: { params: { id: tradeInId } },
      done: () => TEXTS.take.done(code ?? tradeInId),
    });
  const title = answer ? TEXTS.title(formatDubaiDay(`${answer.day}T12:00:00+04:00`)) : MESSAGES.frame.pages.route;
  return (
    <>
      <PageHead title={MESSAGES.frame.pages.route}>
        <p className="muted">{TEXTS.facts}</p>
      </PageHead>
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      <div className="panels">
        <Panel title={title} wide busy={!isCurrent && failure === undefined}>
          <FilterForm label={TEXTS.filter}>
            <TextField label={TEXTS.day} name="day" type="date" />
          </FilterForm>
          <div ref={list}>
            {!answer && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
            {answer?.pickups.length === 0 && <p className="muted">{TEXTS.none}</p>}
            <ul className="rows">
              {answer?.pickups.map((pickup) => (
                <PickupRow key={pickup.tradeInId} pickup={pickup} onTake={take} onCollect={setAsked} />
              ))}
            </ul>
          </div>
        </Panel>
        <PartnerPickupPanel actions={actions} />
      </div>
      <ResultLine result={actions.result} />
      {asked && (
        <CollectDialog
          pickup={asked}
          actions={actions}
          onDone={() => focusHeadingOf(list.current)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { formatWhole } from '../../../kernel/desk/format';
import { ListPanel } from '../../../kernel/desk/list';
import { DubaiTime, Page, State } from '../../../kernel/desk/page';
import { useActions } from '../../../kernel/desk/use-actions';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { AddRewardPanel } from './add-reward-panel';
import { OFFER_CATEGORIES } from './catalogue-words';
import { REWARDS_MESSAGES } from './messages';
import { StockButton } from './stock-button';

const { catalogue: TEXTS } = REWARDS_MESSAGES;
const { list: LIST } = TEXTS;
const POLL = { everyMs: 10_000 };

/** What heroes can claim: how many are left, adding to them, and one more. */
export function Catalogue() {
  const mayStock = useMay()(DUBAI_DESK_ROUTES.stockReward);
  const found = usePolled(DUBAI_DESK_ROUTES.listRewardsAsOperator, {}, POLL);
  const actions = useActions(found.refresh);
  return (
    <Page
      back={{ to: '/ops/rewards', text: REWARDS_MESSAGES.one.back }}
      title={TEXTS.title}
      facts={<p className="muted">{TEXTS.facts}</p>}
      found={found}
      actions={actions}
    >
      <div className="panels">
        <ListPanel
          found={found}
          rows={found.answer?.rewards}
          texts={LIST}
          reading={LIST.reading}
          keyOf={({ id }) => id}
          cells={{
            name: ({ id, title, partner, category }) => (
              <>
                <Link className="row-link" to={`/ops/rewards?rewardId=${encodeURIComponent(id)}`}>{title}</Link>
                <small>{partner}, {OFFER_CATEGORIES[category]}</small>
                <small><code>{id}</code></small>
              </>
            ),
            points: ({ pointsCost }) => formatWhole(pointsCost),
            left: ({ left }) => {
              if (left === 0) return <State of="warning">{LIST.soldOut}</State>;
              return left === null ? LIST.noLimit : formatWhole(left);
            },
            held: ({ held }) => formatWhole(held),
            claimed: ({ claimedQuantity }) => formatWhole(claimedQuantity),
            ends: ({ expiresAt }) => <DubaiTime at={expiresAt} />,
            actions: (reward) => mayStock && reward.left !== null && <StockButton reward={reward} actions={actions} />,
          }}
        />
        <AddRewardPanel actions={actions} />
      </div>
    </Page>
  );
}

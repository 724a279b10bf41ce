import { DUBAI_DESK_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import type { OperatorReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useMay } from '../../../kernel/desk/api/session';
import type { Actions } from '../../../kernel/desk/api/use-actions';
import { formatWhole } from '../../../kernel/desk/format';
import { REWARDS_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Link } from '../../../kernel/desk/ui/link';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';
import { OFFER_CATEGORIES } from './catalogue-words';
import { StockButton } from './stock-button';

const { list: TEXTS } = REWARDS_MESSAGES.catalogue;

interface CataloguePanelProps {
  /** Undefined until they were read. */
  rewards: readonly OperatorReward[] | undefined;
  failed: boolean;
  actions: Actions;
}

/** The rewards as heroes see them, with how many of each are left, held and claimed. */
export function CataloguePanel({ rewards, failed, actions }: CataloguePanelProps) {
  return (
    <Panel title={TEXTS.title} wide busy={!rewards && !failed}>
      {!rewards && !failed && <p className="muted">{TEXTS.reading}</p>}
      {rewards?.length === 0 && <p className="muted">{TEXTS.none}</p>}
      {rewards && rewards.length > 0 && (
        <Table label={TEXTS.title} columns={TEXTS.columns} className="catalogue">
          {rewards.map((reward) => <RewardRow key={reward.id} reward={reward} actions={actions} />)}
        </Table>
      )}
    </Panel>
  );
}

function RewardRow({ reward, actions }: { reward: OperatorReward; actions: Actions }) {
  const { id, title, partner, category, pointsCost, left, held, claimedQuantity, expiresAt } = reward;
  const { columns } = TEXTS;
  const mayStock = useMay()(DUBAI_DESK_ROUTES.stockReward);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={`/ops/rewards?rewardId=${encodeURIComponent(id)}`}>{title}</Link>
        <small>{partner}, {OFFER_CATEGORIES[category]}</small>
        <small><code>{id}</code></small>
      </th>
      <Cell column="points" label={columns.points}>{formatWhole(pointsCost)}</Cell>
      <Cell column="left" label={columns.left}>
        {left === 0
          ? <span className="state" data-status="warning">{TEXTS.soldOut}</span>
          : left === null ? TEXTS.noLimit : formatWhole(left)}
      </Cell>
      <Cell column="held" label={columns.held}>{formatWhole(held)}</Cell>
      <Cell column="claimed" label={columns.claimed}>{formatWhole(claimedQuantity)}</Cell>
      <Cell column="ends" label={columns.ends}><DubaiTime at={expiresAt} /></Cell>
      <Cell column="actions" label={columns.actions}>
        {mayStock && left !== null && <StockButton reward={reward} actions={actions} />}
      </Cell>
    </tr>
  );
}

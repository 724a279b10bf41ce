import { findCondition, type TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { nameOf } from '../../../../kernel/i18n/name-of';

/** What a programme calls a condition, where it stands alone. */
export function conditionName(programme: TradeInProgramme, condition: string): string {
  return nameOf(findCondition(programme, condition)?.label ?? condition);
}

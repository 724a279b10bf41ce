import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ContextualTooltip } from './contextual-tooltip';
import { findTarget } from './find-target';
import type { Hint } from './hint';
import { onScreen } from './hint-state';
import type { HintId } from './hints';
import { tipsActions, useTipsStore } from './tips-store';

/** The tooltip of the hint whose turn it is. */
export function TipOnScreen() {
  const hint = useTipsStore(onScreen<Hint<HintId>>);
  return hint && <Tip key={hint.id} hint={hint} />;
}

/** Shows a hint beside its target; without a target it is not shown (spec document 1, section 5). */
function Tip({ hint }: { hint: Hint<HintId> }) {
  const [target] = useState(() => findTarget(hint.target));
  useEffect(() => {
    if (target) return;
    console.warn('Tooltip target not found', hint.id);
    tipsActions.hide(hint.id);
  }, [hint, target]);
  return target && createPortal(<ContextualTooltip hint={hint} target={target} />, document.body);
}

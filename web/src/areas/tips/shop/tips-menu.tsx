import type { ReactNode } from 'react';
import { HINTS as LIMITS } from '@planet-heroes/contracts/kernel/interface';
import { tipsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { preview } from './hint-rules';
import { tipsActions, useTipsStore } from './tips-store';

/** The Context Tips menu: a toggle for each tip, and what concerns all of them (spec document 1, sections 2 and 9). */
export function TipsMenu({ tutorial }: { tutorial: ReactNode }) {
  const { active, shown } = useTipsStore();
  const { menu, hints, types } = tipsTexts;
  return (
    <>
      <div className="px-5 pt-4">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm font-semibold text-accent">{menu.title}</p>
          {tutorial}
        </div>
        <h2 id="tips-menu-title" className="font-display text-xl font-semibold">
          {menu.heading}
        </h2>
      </div>
      <ul
        className="mt-2 flex flex-col overflow-y-auto px-5"
        style={{ maxHeight: `calc(var(--spacing) * ${LIMITS.listMaxHeightUnits})` }}
      >
        {active.map(({ id, type }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-3 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-ink-muted">{types[type]}</p>
              <p className="font-semibold">{hints[id].title}</p>
              <p className="text-sm text-ink-muted">{preview(hints[id].content, LIMITS.previewLength)}</p>
            </div>
            <Button
              size="small"
              variant={shown.includes(id) ? 'sand' : 'secondary'}
              aria-label={`${shown.includes(id) ? menu.hide : menu.show}: ${hints[id].title}`}
              onClick={() => tipsActions.toggle(id)}
              className="min-w-20"
            >
              {shown.includes(id) ? menu.hide : menu.show}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        <Button size="small" variant="quiet" onClick={tipsActions.resetAll} className="-ms-3 px-3">
          {menu.resetAll}
        </Button>
        <Button size="small" variant="secondary" onClick={() => tipsActions.openMenu(false)} className="ms-auto">
          {menu.cancel}
        </Button>
        <Button size="small" onClick={tipsActions.dismissAll}>
          {menu.dismissAll}
        </Button>
      </div>
    </>
  );
}

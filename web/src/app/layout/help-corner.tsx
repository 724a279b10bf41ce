import { lazy, useEffect, useState } from 'react';
import { afterFirstPaint } from '../../kernel/hydration/after-first-paint';
import { shellTexts } from '../../kernel/i18n/texts-shell.en';
import { LaterPart } from '../../kernel/hydration/later-part';
import { loadCode } from '../../kernel/hydration/not-loaded';

const HelpButtons = lazy(async () => ({ default: (await loadCode(() => import('./help-buttons'))).HelpButtons }));

/**
 * Help and tutorial (spec document 1, section 2). Beside the page, where there is room, they float in the margin; where
 * there is none they lie over nothing and stand at the page's end instead.
 */
export function HelpCorner() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return (
    <aside aria-label={shellTexts.help} className="help-corner flex items-center justify-end">
      {painted && (
        <LaterPart>
          <HelpButtons />
        </LaterPart>
      )}
    </aside>
  );
}

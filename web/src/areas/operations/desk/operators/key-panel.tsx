import { useEffect, useRef, useState } from 'react';
import { focusHeadingOf, Panel } from '../../../../kernel/desk/page';
import { Button } from '../../../../kit/button';
import { OPERATORS_MESSAGES } from './messages';

const TEXTS = OPERATORS_MESSAGES.key;

/** The key of a machine that was just added. */
export interface NewKey {
  name: string;
  key: string;
}

/** The key, shown until the operator confirms that it is kept: it is stored nowhere else. */
export function KeyPanel({ newKey: { name, key }, onKept }: { newKey: NewKey; onKept: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<string>();
  useEffect(() => focusHeadingOf(part.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(key);
      setCopied(TEXTS.copied);
    } catch {
      // On an address without TLS there is no clipboard.
      getSelection()!.selectAllChildren(part.current!.querySelector('code')!);
      setCopied(TEXTS.notCopied);
    }
  }

  return (
    <Panel title={TEXTS.title(name)}>
      <div ref={part} className="form">
        <p><strong>{TEXTS.only}</strong></p>
        <p className="key"><code translate="no">{key}</code></p>
        <div className="row-buttons">
          <Button size="small" onClick={() => void copy()}>{TEXTS.copy}</Button>
          <Button variant="secondary" size="small" onClick={onKept}>{TEXTS.kept}</Button>
        </div>
        <p className="muted" role="status">{copied}</p>
      </div>
    </Panel>
  );
}

import { useEffect, useRef, useState } from 'react';
import { OPERATORS_MESSAGES } from './messages';
import { ActionButton } from '../../../../kernel/desk/ui/action-button';
import { focusHeadingOf, Panel } from '../../../../kernel/desk/ui/panel';

const TEXTS = OPERATORS_MESSAGES.key;

/** The key of a machine that was just added. */
export interface NewKey {
  name: string;
  key: string;
}

/** The key, shown until whoever added the machine says that it is kept: it is nowhere else. */
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
          <ActionButton primary onPress={() => void copy()}>{TEXTS.copy}</ActionButton>
          <ActionButton onPress={onKept}>{TEXTS.kept}</ActionButton>
        </div>
        <p className="muted" role="status">{copied}</p>
      </div>
    </Panel>
  );
}

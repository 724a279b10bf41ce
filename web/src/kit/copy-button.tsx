import { useState } from 'react';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';

/** Copies a code, and says so. */
export function CopyButton({ code, copy, copied }: { code: string; copy: string; copied: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      size="small"
      variant="secondary"
      onClick={() => void navigator.clipboard?.writeText(code).then(() => setCopied(true), () => setCopied(false))}
    >
      <span>
        <span aria-live="polite">{isCopied ? copied : copy}</span> <VisuallyHidden>{code}</VisuallyHidden>
      </span>
    </Button>
  );
}

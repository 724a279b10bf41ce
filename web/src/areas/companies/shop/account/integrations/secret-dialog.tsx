import { useState } from 'react';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { corporateAccountTexts } from '../../../texts-account.en';
import { Button } from '../../../../../kit/button';
import { Dialog } from '../../../../../kit/dialog';
import { TextField } from '../../../../../kit/form/text-field';

interface SecretDialogProps {
  title: string;
  description: string;
  label: string;
  secret: string;
  /** Until when the one before still works, where there was one. */
  oldUntil: string | null;
  onClose: () => void;
}

const text = corporateAccountTexts.secret;

/** Shows a key or a secret, this once. */
export function SecretDialog({ title, description, label, secret, oldUntil, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () => navigator.clipboard.writeText(secret).then(() => setCopied(true), () => setCopied(false));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {text.copy}
          </Button>
          <Button onClick={onClose}>{text.kept}</Button>
        </>
      }
    >
      <TextField
        label={label}
        readOnly
        spellCheck={false}
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={oldUntil ? text.oldUntil(formatMoment(oldUntil)) : undefined}
      />
      <p role="status" className="mt-3 min-h-6 text-sm font-medium">
        {copied === undefined ? '' : copied ? text.copied : text.copyFailed}
      </p>
    </Dialog>
  );
}

import { SAMPLE_API_KEY } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ApiSettings, RotatedApiKey } from '@planet-heroes/contracts/areas/companies/schemas';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useId, useState } from 'react';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { formatMoment } from '../../../../../kernel/i18n/format-date';
import { Dialog } from '../../../../../kit/dialog';
import { corporateIntegrationsTexts } from '../../../texts-integrations.en';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { TextField } from '../../../../../kit/form/text-field';
import { Heading } from '../../../../../kit/heading';
import { Icon } from '../../../../../kit/icon';
import { ConfirmDialog } from '../../../../corporate/dialogs';
import { useCompanyCommand } from '../../../../corporate/use-company-command';

const text = corporateIntegrationsTexts.apiKey;
const MASK = '•'.repeat(24);

/** The beginning of the API key, behind a mask; a new key is shown whole, once. */
export function ApiKeyPanel({ settings }: { settings: ApiSettings }) {
  const noteId = useId();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [fresh, setFresh] = useState<RotatedApiKey>();
  const { mutate, isPending } = useCompanyCommand<void, RotatedApiKey>({
    send: () => askOnce(WEBHOOKS_ROUTES.rotateApiKey),
    done: () => ({ title: text.made, description: text.madeText }),
    onDone: (made) => {
      setAsking(false);
      setFresh(made);
    },
  });
  const { apiKey, apiKeyCreatedAt } = settings;
  const isSample = apiKey === SAMPLE_API_KEY;
  const makeLabel = apiKey ? text.regenerate : text.make;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <Heading level={2} size={3}>
        {text.title}
      </Heading>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[1fr_auto_auto]">
        <TextField
          label={text.label}
          readOnly
          spellCheck={false}
          value={!apiKey ? text.none : isShown ? apiKey : MASK}
          hint={apiKeyCreatedAt ? text.since(formatMoment(apiKeyCreatedAt)) : undefined}
        />
        <Button
          variant="secondary"
          disabled={!apiKey}
          aria-pressed={isShown}
          className="md:mt-[1.85rem]"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hide : text.show}
        </Button>
        <Button
          variant="secondary"
          aria-describedby={noteId}
          aria-disabled={isSample || undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted md:mt-[1.85rem]"
          onClick={isSample ? undefined : () => setAsking(true)}
        >
          <Icon name="key" />
          {makeLabel}
        </Button>
      </div>
      <p id={noteId} className="text-sm text-ink-muted">
        {isSample ? text.sampleNote : text.note}
      </p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.question}
        description={apiKeyCreatedAt ? text.questionText : text.firstText}
        confirm={makeLabel}
        busy={isPending}
        onConfirm={() => mutate()}
      />
      {fresh && (
        <SecretDialog
          title={text.freshTitle}
          description={text.freshText}
          label={text.label}
          secret={fresh.apiKey}
          oldUntil={fresh.oldKeyValidUntil}
          onClose={() => setFresh(undefined)}
        />
      )}
    </Card>
  );
}

interface SecretDialogProps {
  title: string;
  description: string;
  label: string;
  secret: string;
  /** Until when the previous one still works; null where there is none. */
  oldUntil: string | null;
  onClose: () => void;
}

const secretTexts = corporateIntegrationsTexts.secret;

/** Shows a new API key or webhook secret. It cannot be shown again: nothing but its own button closes it. */
export function SecretDialog({ title, description, label, secret, oldUntil, onClose }: SecretDialogProps) {
  const [outcome, setOutcome] = useState<string>();
  // Pages that are not served securely have no clipboard.
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome(secretTexts.copied);
    } catch {
      setOutcome(secretTexts.copyFailed);
    }
  };
  return (
    <Dialog
      open
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {secretTexts.copy}
          </Button>
          <Button onClick={onClose}>{secretTexts.kept}</Button>
        </>
      }
    >
      <TextField
        label={label}
        readOnly
        spellCheck={false}
        value={secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
        hint={oldUntil ? secretTexts.oldUntil(formatMoment(oldUntil)) : undefined}
      />
      <p role="status" className="mt-3 min-h-6 text-sm font-medium">
        {outcome}
      </p>
    </Dialog>
  );
}

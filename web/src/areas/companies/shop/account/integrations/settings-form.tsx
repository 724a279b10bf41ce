import { API_ENVIRONMENTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ApiSettings, RotatedWebhookSecret, SavedApiSettings } from '@planet-heroes/contracts/areas/companies/schemas';
import { WEBHOOKS_ROUTES } from '@planet-heroes/contracts/areas/webhooks/routes';
import { useState } from 'react';
import { ask } from '../../../../../kernel/api/ask';
import { askOnce } from '../../../../../kernel/api/ask-once';
import { corporateAccountTexts } from '../../../texts-account.en';
import { corporateIntegrationsTexts } from '../../../texts-integrations.en';
import { Button } from '../../../../../kit/button';
import { Card } from '../../../../../kit/card';
import { SelectField } from '../../../../../kit/form/select-field';
import { TextField } from '../../../../../kit/form/text-field';
import { useZodForm } from '../../../../../kernel/hydration/use-zod-form';
import { Heading } from '../../../../../kit/heading';
import { fieldError } from '../../../../corporate/format';
import { useCompanyCommand } from '../../../../corporate/use-company-command';
import { useFreshDefaults } from '../account-parts';
import { SecretDialog } from './api-key-panel';

const loadSchema = async () =>
  (await import('@planet-heroes/contracts/areas/companies/schemas')).updateApiSettingsSchema;
const text = corporateIntegrationsTexts.settings;
const ENVIRONMENTS = API_ENVIRONMENTS.map((value) => ({
  value,
  get label() {
    return text.environments[value];
  },
}));
type Values = { [K in 'webhookUrl' | 'environment']?: ApiSettings[K] | undefined };

/** Webhook URL and environment. What the server refuses stands beside the field as well as in the toast. */
export function SettingsForm({ settings: { webhookUrl, environment, hasWebhookSecret } }: { settings: ApiSettings }) {
  const [secret, setSecret] = useState<RotatedWebhookSecret>();
  const form = useZodForm(loadSchema, { webhookUrl, environment });
  useFreshDefaults(form, { webhookUrl, environment });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { mutate, isPending } = useCompanyCommand<Values, SavedApiSettings>({
    send: (values) => ask(WEBHOOKS_ROUTES.updateApiSettings, { body: values }),
    done: () => ({ title: text.saved }),
    onDone: ({ webhookSecret, ...saved }) => {
      reset({ webhookUrl: saved.webhookUrl, environment: saved.environment });
      if (webhookSecret) setSecret({ webhookSecret, oldSecretValidUntil: null });
    },
    onRefused: ({ code, serverMessage }) => {
      if (code === 'webhook_url_refused' || code === 'demo_company_fixed') {
        setError('webhookUrl', { type: 'server', ...(serverMessage !== undefined && { message: serverMessage }) });
      }
      return false;
    },
  });
  const rotate = useCompanyCommand<void, RotatedWebhookSecret>({
    send: () => askOnce(WEBHOOKS_ROUTES.rotateWebhookSecret),
    onDone: setSecret,
  });
  const { webhookUrl: wrongUrl } = formState.errors;
  const isBusy = isPending || formState.isSubmitting;
  return (
    <Card>
      <form
        noValidate
        onSubmit={handleSubmit((values) => !isPending && mutate(values))}
        className="grid grid-cols-1 gap-4"
      >
        <Heading level={2} size={3}>
          {text.title}
        </Heading>
        <TextField
          label={text.webhookUrl}
          type="url"
          inputMode="url"
          placeholder="https://"
          hint={text.webhookHint}
          error={wrongUrl?.type === 'server' ? wrongUrl.message : fieldError(wrongUrl)}
          {...register('webhookUrl')}
        />
        <SelectField label={text.environment} options={ENVIRONMENTS} {...register('environment')} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {hasWebhookSecret
            ? (
              <Button
                variant="quiet"
                size="small"
                aria-busy={rotate.isPending}
                onClick={() => !rotate.isPending && rotate.mutate()}
              >
                {text.newSecret}
              </Button>
            )
            : <span />}
          <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
            {isBusy ? corporateAccountTexts.saving : text.save}
          </Button>
        </div>
      </form>
      {secret && (
        <SecretDialog
          title={text.secretTitle}
          description={text.secretText}
          label={text.secretLabel}
          secret={secret.webhookSecret}
          oldUntil={secret.oldSecretValidUntil}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Card>
  );
}

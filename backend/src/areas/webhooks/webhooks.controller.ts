import { Controller, Header } from '@nestjs/common';
import { WEBHOOKS_CALLS } from '@planet-heroes/contracts/areas/webhooks/calls';
import type { DeliveriesAnswer } from '@planet-heroes/contracts/areas/webhooks/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readDeliveries } from '@planet-heroes/domain/areas/webhooks/deliveries';
import { showWebhookSecret } from '@planet-heroes/domain/areas/webhooks/webhook-secrets';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { Implements, Input } from '../../kernel/http/implements.js';
import { CompanyAccount, CompanyCaller, CurrentCompany } from '../companies/companies.module.js';

const { listDeliveries, resendWebhook, rotateWebhookSecret, sendTestWebhook } = WEBHOOKS_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The secret that a company's webhooks are signed with, and the log of deliveries. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Implements(rotateWebhookSecret)
  @Header(...PRIVATE)
  async rotateSecret(@CompanyAccount() company: CompanyCaller) {
    const answer = await this.commands.execute('rotate-webhook-secret', { companyId: company.id }, company);
    return answer.as(async ({ secretId, oldSecretValidUntil }) => {
      return { webhookSecret: await showWebhookSecret(this.database, company.id, secretId), oldSecretValidUntil };
    });
  }

  @Implements(listDeliveries)
  @Header(...PRIVATE)
  deliveries(
    @CurrentCompany() { id }: CompanyCaller,
    @Input() { query }: CallInput<typeof listDeliveries>,
  ): Promise<DeliveriesAnswer> {
    return readDeliveries(this.database, id, query);
  }

  @Implements(sendTestWebhook)
  sendTest(@CurrentCompany() company: CompanyCaller) {
    return this.commands.execute('send-test-webhook', { companyId: company.id }, company);
  }

  @Implements(resendWebhook)
  resend(@CurrentCompany() company: CompanyCaller, @Input() { params }: CallInput<typeof resendWebhook>) {
    return this.commands.execute('resend-webhook', { deliveryId: params.id, companyId: company.id }, company);
  }
}

import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { type DeliveriesAnswer, type DeliveriesQuery, deliveriesQuerySchema } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { readDeliveries } from '@planet-heroes/domain/areas/webhooks/deliveries';
import { showWebhookSecret } from '@planet-heroes/domain/areas/webhooks/webhook-secrets';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { CommandBus } from '../../kernel/commands/command-bus.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CompanyAccount, CompanyCaller, CurrentCompany } from '../companies/companies.module.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** The secret that a company's webhooks are signed with, and the log of deliveries. */
@Controller('api/corporate')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Post('webhook-secret/rotate')
  @HttpCode(200)
  @Header(...PRIVATE)
  async rotateSecret(@CompanyAccount() company: CompanyCaller) {
    const answer = await this.commands.execute('rotate-webhook-secret', { companyId: company.id }, company);
    return answer.as(async ({ secretId, oldSecretValidUntil }) => {
      return { webhookSecret: await showWebhookSecret(this.database, company.id, secretId), oldSecretValidUntil };
    });
  }

  @Get('webhooks/deliveries')
  @Header(...PRIVATE)
  deliveries(@CurrentCompany() { id }: CompanyCaller, @Query(new ZodPipe(deliveriesQuerySchema)) query: DeliveriesQuery): Promise<DeliveriesAnswer> {
    return readDeliveries(this.database, id, query);
  }

  @Post('webhooks/deliveries/:id/resend')
  @HttpCode(200)
  resend(@CurrentCompany() company: CompanyCaller, @Param('id', ID) deliveryId: string) {
    return this.commands.execute('resend-webhook', { deliveryId, companyId: company.id }, company);
  }
}

import { Body, Controller, Get, Header, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AcceptedCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { type ApiSettings, type RotatedApiKey, type RotatedWebhookSecret, updateApiSettingsSchema } from '@planet-heroes/contracts/areas/companies/schemas';
import { corporateIdSchema } from '@planet-heroes/contracts/areas/companies/fields';
import { type DeliveriesAnswer, type DeliveriesQuery, deliveriesQuerySchema } from '@planet-heroes/contracts/areas/webhooks/schemas';
import { newApiKey } from '@planet-heroes/domain/areas/companies/api-keys';
import { readApiSettings } from '@planet-heroes/domain/areas/companies/read-company';
import { readDeliveries } from '@planet-heroes/domain/areas/webhooks/read-deliveries';
import { showWebhookSecret } from '@planet-heroes/domain/areas/webhooks/webhook-secrets';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { HttpCommands } from '../../kernel/commands/http-commands.js';
import { ZodPipe } from '../../kernel/http/zod.pipe.js';
import { CompanyCallers } from './company-callers.js';
import { keyOf } from '../../kernel/http/idempotency-key.js';

const ID = new ZodPipe(corporateIdSchema);
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** API key, webhook settings and the log of deliveries (spec document 2, section 2: API & Integrations). */
@Controller('api/corporate')
export class ApiSettingsController {
  constructor(
    @Inject(HttpCommands) private readonly commands: HttpCommands,
    @Inject(CompanyCallers) private readonly callers: CompanyCallers,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  @Get('api-settings')
  @Header(...PRIVATE)
  async read(@Req() request: FastifyRequest): Promise<ApiSettings> {
    return readApiSettings(this.dependencies.database, await this.callers.companyOf(request.headers));
  }

  /** Save API Settings. */
  @Patch('api-settings')
  @Header(...PRIVATE)
  async update(
    @Body(new ZodPipe(updateApiSettingsSchema)) body: z.infer<typeof updateApiSettingsSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiSettings | AcceptedCommand> {
    const companyId = await this.callers.companyOf(request.headers);
    const answer = await this.commands.run('update-api-settings', { ...body, companyId }, request, reply, `company:${companyId}`);
    return 'id' in answer ? readApiSettings(this.dependencies.database, companyId) : answer;
  }

  /** Regenerate: the key is in this answer and nowhere else. */
  @Post('api-key/rotate')
  @Header(...PRIVATE)
  async rotateKey(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RotatedApiKey | AcceptedCommand> {
    const companyId = await this.callers.accountOf(request.headers);
    const scope = `company:${companyId}`;
    const { apiKey, record } = newApiKey(this.dependencies.sessionSecret, scope, keyOf(request));
    const answer = await this.commands.run('rotate-api-key', { ...record, companyId }, request, reply, scope);
    return 'commandId' in answer ? answer : { apiKey, ...answer };
  }

  @Post('webhook-secret/rotate')
  @Header(...PRIVATE)
  async rotateSecret(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RotatedWebhookSecret | AcceptedCommand> {
    const companyId = await this.callers.accountOf(request.headers);
    const answer = await this.commands.run('rotate-webhook-secret', { companyId }, request, reply, `company:${companyId}`);
    if ('commandId' in answer) return answer;
    const { secretId, oldSecretValidUntil } = answer;
    return { webhookSecret: await showWebhookSecret(this.dependencies.database, companyId, secretId), oldSecretValidUntil };
  }

  @Get('webhooks/deliveries')
  @Header(...PRIVATE)
  async deliveries(@Query(new ZodPipe(deliveriesQuerySchema)) query: DeliveriesQuery, @Req() request: FastifyRequest): Promise<DeliveriesAnswer> {
    return readDeliveries(this.dependencies.database, await this.callers.companyOf(request.headers), query);
  }

  @Post('webhooks/deliveries/:id/resend')
  async resend(@Param('id', ID) deliveryId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const companyId = await this.callers.companyOf(request.headers);
    return this.commands.run('resend-webhook', { deliveryId, companyId }, request, reply, `company:${companyId}`);
  }
}

import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({ imports: [CompaniesModule], controllers: [WebhooksController] })
export class WebhooksModule {}

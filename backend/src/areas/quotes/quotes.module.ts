import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { QuotesDeskController } from './desk.controller.js';
import { QuotesController } from './quotes.controller.js';

@Module({ imports: [CompaniesModule], controllers: [QuotesController, QuotesDeskController] })
export class QuotesModule {}

import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module.js';
import { CsvBodies } from './csv-body.js';
import { ImportsController } from './imports.controller.js';

@Module({ imports: [CompaniesModule], controllers: [ImportsController], providers: [CsvBodies] })
export class ImportsModule {}

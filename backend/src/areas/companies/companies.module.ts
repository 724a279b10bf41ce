import { Module } from '@nestjs/common';
import { CompaniesDeskController } from './desk.controller.js';
import { CompanyCallers } from './company-callers.js';
import { CompanyController } from './company.controller.js';
import { ApiSettingsController } from './api-settings.controller.js';
import { MyCompaniesController } from './my-companies.controller.js';
import { KeyHolders } from './key-holders.js';

export { CompanyCallers } from './company-callers.js';
export { CompanyAccount, CompanyCaller, CurrentCompany } from './current-company.js';
export { KeyHolders } from './key-holders.js';

@Module({
  controllers: [MyCompaniesController, CompanyController, ApiSettingsController, CompaniesDeskController],
  providers: [CompanyCallers, KeyHolders],
  exports: [CompanyCallers, KeyHolders],
})
export class CompaniesModule {}

import type { BackendParts } from '../../backend-parts.js';
import { ApiSettingsController } from './api-settings.controller.js';
import { CompanyCallers } from './company-callers.js';
import { CompanyController } from './company.controller.js';
import { ImportsController } from '../imports/imports.controller.js';
import { OpsCorporateController } from './desk.controller.js';
import { OrdersController } from '../orders/orders.controller.js';
import { QuotesController } from '../quotes/quotes.controller.js';

/** The controllers and providers of this area. */
export const CORPORATE_PARTS: BackendParts = {
  controllers: [QuotesController, OrdersController, ImportsController, CompanyController, ApiSettingsController, OpsCorporateController],
  providers: [CompanyCallers],
};

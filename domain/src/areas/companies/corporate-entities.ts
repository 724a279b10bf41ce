import { CompanyApiKey } from './company-api-key.entity.js';
import { CompanyUser } from './company-user.entity.js';
import { Company } from './company.entity.js';
import { PaymentMethod } from './payment-method.entity.js';
import { CsvImportRow } from '../imports/csv-import-row.entity.js';
import { CsvImport } from '../imports/csv-import.entity.js';
import { CsvUpload } from '../imports/csv-upload.entity.js';
import { OrderDevice } from '../orders/order-device.entity.js';
import { PurchaseOrder } from '../orders/purchase-order.entity.js';
import { QuoteRow } from '../quotes/quote-row.entity.js';
import { Quote } from '../quotes/quote.entity.js';

/** The tables of this area. */
export const CORPORATE_ENTITIES = [
  Company,
  CompanyApiKey,
  CompanyUser,
  PaymentMethod,
  Quote,
  QuoteRow,
  PurchaseOrder,
  OrderDevice,
  CsvUpload,
  CsvImport,
  CsvImportRow,
] as const;

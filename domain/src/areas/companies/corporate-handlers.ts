import type { CORPORATE_COMMANDS } from '@planet-heroes/contracts/areas/companies/commands';
import { estimateBulkTradeIn } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { type HandlersOf, pureHandler } from '../../kernel/commands/command-handler.js';
import { addCompanyUser, removeCompanyUser, updateCompanyUser } from './company-users.handler.js';
import { addPaymentMethod, removePaymentMethod, updatePaymentMethod, verifyPaymentMethod } from './payment-methods.handler.js';
import { registerCompanyByDesk } from './register-company.js';
import { rotateApiKey, setNotifications, updateApiSettings, updateCompany } from './update-company.handler.js';
import { checkImportRows } from '../imports/check-import-rows.handler.js';
import { startImport } from '../imports/start-import.handler.js';
import {
  advanceDevicesByDesk,
  approveOrderByEither,
  cancelOrderByEither,
  markPaymentOverdue,
  payOrderByEither,
  planLogisticsByEither,
} from '../orders/order-decisions.handler.js';
import { acceptQuoteByCompany, approveQuoteByDesk, declineQuoteByEither, expireQuote, reviewQuoteByDesk } from '../quotes/quote-decisions.handler.js';
import { requestBulkTradeIn, requestQuoteByForm } from '../quotes/request-quote.handler.js';

export const CORPORATE_HANDLERS: HandlersOf<typeof CORPORATE_COMMANDS> = {
  'estimate-bulk-trade-in': pureHandler(({ devices }) => estimateBulkTradeIn(devices)),
  'request-quote': requestQuoteByForm,
  'request-bulk-trade-in': requestBulkTradeIn,
  'review-quote': reviewQuoteByDesk,
  'approve-quote': approveQuoteByDesk,
  'decline-quote': declineQuoteByEither,
  'accept-quote': acceptQuoteByCompany,
  'expire-quote': expireQuote,
  'approve-order': approveOrderByEither,
  'cancel-order': cancelOrderByEither,
  'plan-logistics': planLogisticsByEither,
  'advance-devices': advanceDevicesByDesk,
  'pay-order': payOrderByEither,
  'mark-payment-overdue': markPaymentOverdue,
  'start-import': startImport,
  'check-import-rows': checkImportRows,
  'register-company': registerCompanyByDesk,
  'update-company': updateCompany,
  'add-company-user': addCompanyUser,
  'update-company-user': updateCompanyUser,
  'remove-company-user': removeCompanyUser,
  'add-payment-method': addPaymentMethod,
  'update-payment-method': updatePaymentMethod,
  'verify-payment-method': verifyPaymentMethod,
  'remove-payment-method': removePaymentMethod,
  'set-notifications': setNotifications,
  'update-api-settings': updateApiSettings,
  'rotate-api-key': rotateApiKey,
};

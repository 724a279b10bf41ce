import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { CompanyApiKey } from './company-api-key.entity.js';
import { COMPANY_SEEDS } from './company-seeds.js';
import { CompanyUser } from './company-user.entity.js';
import { addCompanyUser, removeCompanyUser, updateCompanyUser } from './company-users.js';
import { Company } from './company.entity.js';
import {
  acceptInvitation,
  applyAgain,
  chooseCompany,
  decideCompany,
  leaveCompany,
  registerOwnCompany,
} from './memberships.js';
import { PaymentMethod } from './payment-method.entity.js';
import { addPaymentMethod, removePaymentMethod, updatePaymentMethod, verifyPaymentMethod } from './payment-methods.js';
import { registerCompany, registerCompanyByDesk } from './register-company.js';
import { rotateApiKey, setNotifications, updateCompany } from './update-company.js';

/** Companies and their accounts. */
export const companies = defineArea({
  name: 'companies',
  entities: [Company, CompanyApiKey, CompanyUser, PaymentMethod],
  commands: {
    'register-company': registerCompanyByDesk,
    'register-own-company': registerOwnCompany,
    'apply-again': applyAgain,
    'decide-company': decideCompany,
    'choose-company': chooseCompany,
    'accept-invitation': acceptInvitation,
    'leave-company': leaveCompany,
    'update-company': updateCompany,
    'add-company-user': addCompanyUser,
    'update-company-user': updateCompanyUser,
    'remove-company-user': removeCompanyUser,
    'add-payment-method': addPaymentMethod,
    'update-payment-method': updatePaymentMethod,
    'verify-payment-method': verifyPaymentMethod,
    'remove-payment-method': removePaymentMethod,
    'set-notifications': setNotifications,
    'rotate-api-key': rotateApiKey,
  },
  events: { 'company.registered': oneByOne((transaction, event) => registerCompany(transaction, activityOf(event))) },
  seeds: COMPANY_SEEDS,
});

export { lockCompany, tellCompanyChanged } from './change-company.js';
export { CompanyApiKey } from './company-api-key.entity.js';
export { CompanyUser } from './company-user.entity.js';
export { Company } from './company.entity.js';
export { PaymentMethod } from './payment-method.entity.js';
export { isHidden, readCorporatePage, type SortKeys } from './corporate-list.js';
export { masked, maskedName, NOT_SHOWN } from './public-mask.js';
export { registerCompany } from './register-company.js';
export { findCompany, findMember, unknownCompany } from './read-company.js';
export { shortId } from './short-id.js';

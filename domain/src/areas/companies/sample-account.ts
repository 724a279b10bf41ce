import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { Transaction } from '../../kernel/database/database.js';

const USERS = [
  ['user-layla', 'Layla Al Mansoori', 'layla@alnoor.example', 'Admin', 'Procurement', 'active', '2025-10-30T07:12:00Z'],
  ['user-rajesh', 'Rajesh Menon', 'rajesh@alnoor.example', 'Manager', 'IT', 'active', '2025-10-29T11:40:00Z'],
  ['user-emma', 'Emma Clarke', 'emma@alnoor.example', 'User', 'Finance', 'active', '2025-10-21T09:05:00Z'],
  ['user-carlo', 'Carlo Reyes', 'carlo@alnoor.example', 'User', 'Operations', 'pending', null],
] as const;

const METHODS = [
  ['method-bank', 'bank_transfer', 'Emirates NBD, business account', '•••• 4821', true],
  ['method-card', 'credit_card', 'Corporate Visa', '•••• 0937', false],
] as const;

const SINCE = '2025-02-03T08:00:00Z';

/** The people of the sample company. */
export async function seedSampleAccount(transaction: Transaction): Promise<void> {
  for (const [id, name, email, role, department, status, lastLogin] of USERS) {
    await transaction.query(
      `insert into company_user (id, company_id, name, email, role, department, status, last_login, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, DEMO_COMPANY_ID, name, email, role, department, status, lastLogin, SINCE],
    );
  }
}

/** Its payment methods: nobody can add one, and its orders are to be paid. A database of before may have them already. */
export async function seedSamplePaymentMethods(transaction: Transaction): Promise<void> {
  for (const [id, type, name, details, isDefault] of METHODS) {
    await transaction.query(
      `insert into payment_method (id, company_id, type, name, details, is_default, status, created_at)
       select $1, $2, $3, $4, $5, $6, 'verified', $7 where not exists (select from payment_method where company_id = $2 and (id = $1 or is_default and $6))`,
      [id, DEMO_COMPANY_ID, type, name, details, isDefault, SINCE],
    );
  }
}

import { Controller, Header, HttpCode, UseGuards } from '@nestjs/common';
import { SUPPORT_CALLS } from '@planet-heroes/contracts/areas/support/calls';
import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import type {
  CompanyMessages, Contacts, FoundPeople, Person, PersonChallenges, PersonMessages, PointCorrections,
} from '@planet-heroes/contracts/areas/support/schemas';
import type { CallInput } from '@planet-heroes/contracts/kernel/calls/call-types';
import { readPoints } from '@planet-heroes/domain/areas/heroes/read-points';
import { findPeople as findThem } from '@planet-heroes/domain/areas/support/find-people';
import { withSubjectNames } from '@planet-heroes/domain/areas/support/name-subjects';
import { listCorrections } from '@planet-heroes/domain/areas/support/read-corrections';
import { readContacts, readPerson as readThem } from '@planet-heroes/domain/areas/support/read-person';
import {
  readAuditOf, readChallengesOf, readMessagesOf, readMessagesOfCompany,
} from '@planet-heroes/domain/areas/support/read-person-lists';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import { Implements, Input } from '../../kernel/http/implements.js';
import { OperatorGuard } from '../../kernel/http/operator.guard.js';

const {
  findPeople, listCompanyMessages, listPersonAudit, listPersonChallenges, listPersonMessages, listPersonPoints,
  listPointCorrections, readPerson, showContacts,
} = SUPPORT_CALLS;
const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Whom operators look for, and what is kept of them. */
@Controller()
@UseGuards(OperatorGuard)
export class PeopleController {
  constructor(private readonly database: Database) {}

  @Implements(findPeople)
  @Header(...PRIVATE)
  find(@Input() { query }: CallInput<typeof findPeople>): Promise<FoundPeople> {
    return findThem(this.database, query);
  }

  @Implements(readPerson)
  @Header(...PRIVATE)
  read(@Input() { params }: CallInput<typeof readPerson>): Promise<Person> {
    return readThem(this.database, params.id);
  }

  /** No read by its method: who looks at somebody's address leaves a line in the audit log. */
  @Implements(showContacts)
  @HttpCode(200)
  @Header(...PRIVATE)
  contacts(@Input() { params }: CallInput<typeof showContacts>): Promise<Contacts> {
    return readContacts(this.database, params.id);
  }

  @Implements(listPersonPoints)
  @Header(...PRIVATE)
  points(@Input() { params, query }: CallInput<typeof listPersonPoints>): Promise<PointsAnswer> {
    return readPoints(this.database, params.id, query.limit, query.before);
  }

  @Implements(listPersonChallenges)
  @Header(...PRIVATE)
  challenges(@Input() { params, query }: CallInput<typeof listPersonChallenges>): Promise<PersonChallenges> {
    return readChallengesOf(this.database, params.id, query);
  }

  @Implements(listPersonMessages)
  @Header(...PRIVATE)
  messages(@Input() { params, query }: CallInput<typeof listPersonMessages>): Promise<PersonMessages> {
    return readMessagesOf(this.database, params.id, query);
  }

  @Implements(listCompanyMessages)
  @Header(...PRIVATE)
  messagesOfCompany(@Input() { params, query }: CallInput<typeof listCompanyMessages>): Promise<CompanyMessages> {
    return readMessagesOfCompany(this.database, params.id, query);
  }

  @Implements(listPersonAudit)
  @Header(...PRIVATE)
  async audit(@Input() { params, query }: CallInput<typeof listPersonAudit>) {
    return withSubjectNames(this.database, await readAuditOf(this.database, params.id, query));
  }

  @Implements(listPointCorrections)
  @Header(...PRIVATE)
  corrections(@Input() { query }: CallInput<typeof listPointCorrections>): Promise<PointCorrections> {
    return listCorrections(this.database, query);
  }
}

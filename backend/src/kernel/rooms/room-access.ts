import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { RoomName } from '@planet-heroes/contracts/socket-map';
import { unknownOrder } from '@planet-heroes/domain/areas/orders/read-orders';
import { CompanyCallers } from '../../areas/companies/company-callers.js';
import { Projections } from '../projections/projections.js';
import { Sessions } from '../sessions/sessions.js';

/** What a socket brought with its handshake. */
export interface Handshake {
  headers: IncomingHttpHeaders;
  auth: Record<string, unknown>;
}

/** Who may follow which room: the public ones are open to all, a hero's to that hero, a company's to its key. */
@Injectable()
export class RoomAccess {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(CompanyCallers) private readonly companies: CompanyCallers,
    @Inject(Projections) private readonly projections: Projections,
  ) {}

  /** Throws an AppError unless a socket with this handshake may follow the room. */
  async assertMayEnter(room: RoomName, { headers, auth }: Handshake): Promise<void> {
    const [kind, id] = room.split(':');
    if (kind === 'hero') this.sessions.assertMayActAs(headers, id!);
    if (kind === 'company' && (await this.companies.companyOfHandshake(auth)) !== id) {
      throw new AppError('not_your_company', 'This room is open to its company alone.');
    }
    // Whether another company has such an order is nobody's business.
    if (kind === 'order' && this.projections.orders.orders.get(id!)?.companyId !== (await this.companies.companyOfHandshake(auth))) {
      throw unknownOrder(id!);
    }
  }
}

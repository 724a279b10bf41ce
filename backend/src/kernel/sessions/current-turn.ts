import { Injectable, type PipeTransform } from '@nestjs/common';
import { type Exchange, OfExchange } from '../http/callers.js';
import { wideNetworkOf } from '../limits/network.js';
import { Sessions } from './sessions.js';

@Injectable()
class CurrentTurnPipe implements PipeTransform<Exchange, Promise<string>> {
  constructor(private readonly sessions: Sessions) {}

  async transform({ request }: Exchange): Promise<string> {
    const { authorization } = request.headers;
    if (authorization !== undefined) return `key ${authorization}`;
    const session = await this.sessions.sessionOf(request.headers);
    return session ? `session ${session.id}` : `network ${wideNetworkOf(request.ip)}`;
  }
}

/** For whom costly work is done in turn: a key, a session, or without either a network. */
export const CurrentTurn = () => OfExchange(CurrentTurnPipe);

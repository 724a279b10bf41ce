import { IoAdapter } from '@nestjs/platform-socket.io';
import { lastValueFrom } from 'rxjs';

type Bound = Parameters<IoAdapter['bindMessageHandlers']>;
interface Message {
  data: unknown;
  ack?: (answer: unknown) => void;
}

/**
 * The framework's adapter for gateways that give one answer to a message: a listener takes the place of the RxJS
 * pipeline that each socket would keep for each kind of message (docs/adr/021).
 */
export class LightIoAdapter extends IoAdapter {
  override bindMessageHandlers(...[socket, handlers, transform]: Bound): void {
    for (const { message, callback } of handlers) {
      socket.on(message as string, (...sent: unknown[]) => {
        const { data, ack } = this.mapPayload(sent.length > 1 ? sent : sent[0]) as Message;
        // A handler that throws is answered by the exception filter, and gives nothing here.
        lastValueFrom<unknown, undefined>(transform(callback(data, ack)), { defaultValue: undefined }).then(
          (answer) => {
            if (answer !== undefined) ack?.(answer);
          },
          (error: unknown) => this.logger.error(error),
        );
      });
    }
  }
}

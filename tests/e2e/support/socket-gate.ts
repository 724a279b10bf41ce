import type { Page, WebSocketRoute } from '@playwright/test';

/** Stands between a page and the server's live connection. Install it before the page is opened. */
export class SocketGate {
  private readonly open = new Set<WebSocketRoute>();
  private closed = false;
  /** How many connections the page has asked for. */
  attempts = 0;

  static async install(page: Page): Promise<SocketGate> {
    const gate = new SocketGate();
    await page.routeWebSocket(/\/socket\.io\//, (socket) => gate.arrive(socket));
    return gate;
  }

  /** Cuts the connections that are up and refuses new ones. */
  async cut(): Promise<void> {
    this.closed = true;
    const sockets = [...this.open];
    this.open.clear();
    await Promise.all(sockets.map((socket) => socket.close()));
  }

  /** Lets the page connect again. */
  allow(): void {
    this.closed = false;
  }

  private arrive(socket: WebSocketRoute): void {
    this.attempts += 1;
    if (this.closed) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    this.open.add(socket);
  }
}

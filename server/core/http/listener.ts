/**
 * The server's port. It answers from the first moment on: 503 while the database is opened, then the application. Nothing
 * that a client has begun to send is cut in between.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import { HEADERS_TIMEOUT_MS, KEEP_ALIVE_MS, MAX_HEADERS_BYTES, REQUEST_TIMEOUT_MS } from './limits';
import { answerWhileStarting } from './waiting-room';

export interface Listener {
  server: Server;
  /** Answers once the port is handed over. */
  adopt(application: RequestListener): Server;
  /** Hands the port over to the application. */
  open(): void;
  /** Takes the port, and gives its address. Rejects with EADDRINUSE where another program has it. */
  listen(at: { host: string; port: number }): Promise<string>;
}

export function createListener(): Listener {
  let application = answerWhileStarting;
  let current = answerWhileStarting;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: MAX_HEADERS_BYTES,
      requireHostHeader: false,
    },
    (request, response) => current(request, response),
  );

  return {
    server,
    adopt(listener) {
      application = listener;
      return server;
    },
    open() {
      current = application;
    },
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          const address = server.address();
          const name = host.includes(':') ? `[${host}]` : host;
          resolve(`http://${name}:${typeof address === 'object' && address ? address.port : port}`);
        });
      }),
  };
}

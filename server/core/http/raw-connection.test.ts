import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startHttp } from '../../../tests/support/server/test-server';

let server: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  server = await startHttp();
});
afterAll(() => server.close());

/** Sends bytes as they are, others after the first answer, and gives all that comes back. */
async function send(bytes: string, afterwards = ''): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  if (afterwards) socket.once('data', () => socket.write(afterwards));
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}

describe('raw connections (startHttp)', () => {
  it('allow a client that sends too much to finish sending and read the answer', async () => {
    const head =
      'POST /api/test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n';
    const next = 'GET /api/test/worded HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const text = await send(head, 'x'.repeat(3_000_000) + next);
    expect(text).toMatch(/^HTTP\/1\.1 413/);
    expect(text).toContain('"msg":"saved"');
  });

  it.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 'bad request: load the page anew and try again'],
    ['no host', 'GET /api/test/worded HTTP/1.1\r\nConnection: close\r\n\r\n', 'the Host header is missing'],
  ])('return the envelope for %s too', async (_case, bytes, msg) => {
    const text = await send(bytes);
    expect(text).toMatch(/^HTTP\/1\.1 400/);
    expect(text).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(text).toContain(JSON.stringify({ code: -1, msg, data: null }));
  });

  it('ignore an unknown expectation', async () => {
    const head = 'GET /api/test/worded HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n';
    expect(await send(head)).toContain('"msg":"saved"');
  });

  it('are closed without an answer if never used, and with a timeout after half a request', async () => {
    const { headersTimeout } = server.port;
    server.port.headersTimeout = 1;
    onTestFinished(() => {
      server.port.headersTimeout = headersTimeout;
    });
    const [unused, late] = await Promise.all([send(''), send('GET /api/')]);
    expect(unused).toBe('');
    expect(late).toMatch(/^HTTP\/1\.1 408 /);
  }, 15_000);
});

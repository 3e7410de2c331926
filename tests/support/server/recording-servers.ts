/** External servers for tests: they record requests, and reply as configured. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface Recorder {
  url: string;
  close(): Promise<void>;
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Reply: an HTTP status, `hang` for none, or a redirect to `location`. */
export type HttpAnswer = number | 'hang' | { location: string };

export interface HttpRecorder extends Recorder {
  received: ReceivedRequest[];
  /** Reply to all further requests. */
  answer: HttpAnswer;
}

export async function startHttpRecorder(): Promise<HttpRecorder> {
  const sockets = new Set<Socket>();
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    const { answer } = recorder;
    if (answer === 'hang') return;
    if (typeof answer === 'object') return void response.writeHead(302, answer).end();
    response.writeHead(answer).end();
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const recorder: HttpRecorder = {
    received,
    answer: 200,
    url: `http://127.0.0.1:${await listen(server)}`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return recorder;
}

export interface ReceivedMail {
  to: string;
  subject: string;
  body: string;
}

export interface MailRecorder extends Recorder {
  mails: ReceivedMail[];
  /** Number of recipients refused so far. */
  refused: number;
  /** SMTP code of the reply to all further recipients; 250 accepts them. */
  answer: number;
}

const decoded = (encoded: string) =>
  encoded
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, data) => Buffer.from(data, 'base64').toString());

function mailOf(raw: string, to: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '';
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? '';
  return { to, subject: decoded(subject), body: bodyOf(body, encoding) };
}

function bodyOf(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export async function startMailRecorder(): Promise<MailRecorder> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 10,
    logger: false,
    onRcptTo(_, __, done) {
      const { answer } = recorder;
      if (answer !== 250) recorder.refused += 1;
      done(answer === 250 ? null : Object.assign(new Error('no'), { responseCode: answer }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        recorder.mails.push(mailOf(raw, envelope.rcptTo[0]?.address ?? ''));
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const recorder: MailRecorder = {
    mails: [],
    refused: 0,
    answer: 250,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return recorder;
}

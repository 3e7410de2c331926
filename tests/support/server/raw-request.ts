/** A request over a raw socket, with control over each byte sent, and access to replies before the end. */
import { connect, type Socket } from 'node:net';

export interface RawRequest {
  socket: Socket;
  /** All bytes received; resolves when the connection has ended, for whatever reason. */
  answer: Promise<string>;
}

/** Opens a connection and sends the bytes. */
export function openRawRequest(url: string, bytes: string | Buffer): RawRequest {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {}); // 'close' follows
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(bytes);
  return { socket, answer };
}

/** Formats the head of a request, including the empty line at its end. */
export function formatRequestHead(line: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ Host: 'portal', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

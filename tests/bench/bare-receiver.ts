/** The floor of an upload over HTTP, in a process of its own: what comes is written as it comes, flushed, and answered. */
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const [, , folder = ''] = process.argv;
let count = 0;

const server = createServer(async (request, reply) => {
  count += 1;
  const file = await open(join(folder, `received-${count}`), 'w');
  for await (const chunk of request) await file.write(chunk as Buffer);
  await file.datasync();
  await file.close();
  reply.end('{"code":200,"data":null}');
});
// The other ways take their turn in between: a connection closed meanwhile would be written to all the same.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());

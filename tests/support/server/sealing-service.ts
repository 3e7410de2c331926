/** An external seal service for tests: it keeps its key, and signs hashes. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signHash } from '../../../server/seals/cms';
import { makePkcs12, openPkcs12 } from '../../../server/seals/opened-seal';

export async function startSealingService(name: string) {
  const { key, chain } = openPkcs12(await makePkcs12(name, 'words', new Date()), 'words');
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const signed = (hash: string) => signHash(Buffer.from(hash, 'base64'), key, chain).toString('base64');
    const answer = body
      ? { signature: signed(JSON.parse(body).hash) }
      : { certificate: chain[0]?.toString('base64') };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

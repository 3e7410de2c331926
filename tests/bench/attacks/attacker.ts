/** A process of its own, so that it is the server that is measured: `attacker.ts NAME URL TOKEN`. Ends when it is ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../support/server/api-client';
import { attacks } from './attacks';

const PAUSE_MS = 5;

async function main([name, url = '', token = '']: string[]): Promise<void> {
  const attack = attacks.find((each) => each.name === name);
  if (!attack) throw new Error(`no such attack: ${name}`);
  const client = new ApiClient(url);
  client.access = token;
  const send = await attack.prepare({ url, client });
  process.stdout.write('ready\n');
  let sent = 0;
  const keepOn = async () => {
    for (;;) {
      await send().catch(() => {});
      sent++;
      await sleep(PAUSE_MS);
    }
  };
  process.on('SIGTERM', () => {
    process.stdout.write(`sent ${sent}\n`, () => process.exit(0));
  });
  await Promise.all(Array.from({ length: attack.parallel }, keepOn));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exit(1);
});

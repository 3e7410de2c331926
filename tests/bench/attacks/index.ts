/**
 * The cost of attacks for others: beside each one, the time of `/api/health` and of another user's save, and the same
 * without the attack just before. The attacker is a process of its own at the lowest priority, which prepares what it
 * sends beforehand and rests a little between two requests: where server and attacker want a processor at once, the
 * server has it. `npm run bench -- attacks` measures all on the embedded database, `attacks-postgresql` on PostgreSQL; `ATTACKS=keys,rows` those whose name holds one of the words, `ATTACK_SECONDS=4` for a shorter time each.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiClient, registerCompany } from '../../support/server/api-client';
import type { RealServer } from '../../support/server/real-server';
import { computePercentile, readMainThreadTime } from '../measure';
import { printTable } from '../runs';
import { attacks } from './attacks';
import { type BystanderDraft, type BystanderTimes, computeP95, measureBystanders, startDraft } from './probe';
import type { Attack } from './sending';

const MEASURED_MS = Number(process.env.ATTACK_SECONDS ?? 10) * 1_000;
/** The attack is under way for this long before it is measured, and the server has this long to calm down. */
const SETTLE_MS = 2_000;
const LOWEST_PRIORITY = 19;
const GOAL_MS = 100;

const beginAttack = async ({ name }: Attack, url: string, token: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', `${__dirname}/attacker.ts`, name, url, token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  setPriority(child.pid ?? 0, LOWEST_PRIORITY);
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', () => reject(new Error(`${name}: the attacker ended`)));
  });
  return child;
};

/** Gives how many requests were sent. */
const endAttack = async (child: ChildProcess): Promise<number> => {
  let told = '';
  child.stdout?.on('data', (chunk) => {
    told += chunk;
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return Number(/sent (\d+)/.exec(told)?.[1]);
};

interface Measured {
  attack: Attack;
  quiet: BystanderTimes;
  attacked: BystanderTimes;
  sent: number;
  /** Milliseconds of the thread that answers everybody, for one request: the machine's load does not change them. */
  eachMs: number;
}

/** Each attack by a new company: none meets what is left of the one before. */
const measure = async (server: RealServer, attack: Attack, draft: BystanderDraft): Promise<Measured> => {
  const { client } = await registerCompany(server);
  const idleFrom = readMainThreadTime(server.pid);
  const quiet = await measureBystanders(server.url, draft, MEASURED_MS);
  const idle = (readMainThreadTime(server.pid) - idleFrom) / MEASURED_MS;
  const child = await beginAttack(attack, server.url, (client as ApiClient).access ?? '');
  const [began, workedBefore] = [performance.now(), readMainThreadTime(server.pid)];
  await sleep(SETTLE_MS);
  const attacked = await measureBystanders(server.url, draft, MEASURED_MS);
  const worked = readMainThreadTime(server.pid) - workedBefore - idle * (performance.now() - began);
  const sent = await endAttack(child);
  await sleep(SETTLE_MS);
  return { attack, quiet, attacked, sent, eachMs: Math.max(0, worked / sent) };
};

const line = ({ attack, quiet, attacked, sent, eachMs }: Measured): (string | number)[] => {
  const ms = (values: number[]) =>
    [0.5, 0.95, 1].map((share) => computePercentile(values, share).toFixed(0)).join(' / ');
  const ratio = (of: 'health' | 'save') =>
    `x ${(computeP95(attacked[of]) / computeP95(quiet[of])).toFixed(1)}`;
  const holds =
    computeP95(attacked.health) < GOAL_MS && computeP95(attacked.save) < GOAL_MS && attacked.refused === 0;
  return [
    `${attack.name} (${attack.parallel} at once)`,
    String(sent),
    eachMs.toFixed(1),
    ms(quiet.health),
    ms(attacked.health),
    ratio('health'),
    ms(quiet.save),
    ms(attacked.save),
    ratio('save'),
    String(attacked.refused),
    holds ? 'yes' : 'NO',
  ];
};

export const benchAttacks = async (server: RealServer): Promise<void> => {
  const asked = process.env.ATTACKS?.split(',');
  const { client } = await registerCompany(server);
  const draft = await startDraft(client);
  const lines: (string | number)[][] = [];
  for (const attack of attacks) {
    if (asked && !asked.some((word) => attack.name.includes(word))) continue;
    lines.push(line(await measure(server, attack, draft)));
    process.stderr.write(`  ${lines.at(-1)?.join('  ')}\n`);
  }
  printTable(
    'What others notice of an attack, ms (median / p95 / slowest), before and beside it',
    [
      'attack',
      'sent',
      'main ms each',
      'health',
      'attacked',
      'p95',
      'save',
      'attacked',
      'p95',
      'refused',
      `p95 < ${GOAL_MS}`,
    ],
    lines,
  );
};

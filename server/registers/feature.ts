import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/registers/calls';
import { REGISTER_KINDS } from '../../domain/registers/kinds';
import { registerMessages as texts } from '../../domain/registers/messages';
import { fillText } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import type { Deps } from '../core/deps';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { ServiceProbe } from '../core/probes';
import { withFile } from '../files/multipart';
import { createFactsJob } from './facts-service';
import { importFile } from './importing-service';
import { changeRegister, list } from './manage-registers-service';
import type { RegisterDeps } from './register-deps';
import { createRegisterDeps } from './register-deps';
import { createRegisters } from './registers-service';

const LIMIT_MS = 5_000;

/** Probes of the outside registers. Every answer of a service counts as reachable, except one that refuses the token. */
const createRegisterProbes = ({ env }: Pick<Deps, 'env'>): ServiceProbe[] =>
  REGISTER_KINDS.flatMap((kind) => {
    const service = env.registers[kind];
    if (!service) return [];
    const { url, token } = service;
    return {
      kind: 'register' as const,
      address: new URL(url).host,
      async ask() {
        const reply = await fetch(url, {
          method: 'HEAD',
          headers: token ? { authorization: `Bearer ${token}` } : {},
          redirect: 'manual',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        await reply.body?.cancel();
        if (reply.status >= 500 || [401, 403].includes(reply.status))
          throw new Error(`the register answered ${reply.status}`);
      },
    };
  });

function addRoutes(app: FastifyInstance, deps: RegisterDeps): void {
  route(app, calls.registers, () => list(deps));
  route(app, calls.importRegister, ({ caller, params, query, language, raw }) =>
    withFile(raw, async (file) => {
      const data = await importFile(deps, caller, params.id, query, file, language);
      const { number, lines, total } = data;
      return number === null || total === null
        ? data
        : answer(data, fillText(texts.imported, { number, lines, total }));
    }),
  );
  route(app, calls.switchRegister, async ({ caller, params, body }) =>
    answer(await changeRegister(deps, caller, params.id, body), texts.switched),
  );
}

export const registersFeature = defineFeature({
  create(deps) {
    for (const probe of createRegisterProbes(deps)) deps.probes.add(probe);
    return createRegisterDeps(deps, createRegisters(deps), deps.workers);
  },
  addRoutes,
  jobs: (deps) => [createFactsJob(deps)],
});

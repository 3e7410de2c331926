/** Readiness and room on the disk, wired: what operators are told about the server. */
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../core/deps';
import { every, type Stop } from '../core/jobs/every';
import type { Storage } from '../files/storage';
import { createDisk, FULL_BYTES } from './disk';
import { createReadiness, type Need } from './readiness';

const LOOK_EVERY_MS = 30_000;

export interface SystemParts {
  /** The first need of storing that is not met now, or null. */
  missing: () => Promise<Need | null>;
  jobs: (() => Stop)[];
  addMetrics(registry: Registry): void;
}

export function createSystemParts({
  db,
  env,
  log,
  warnings,
  storage,
}: Pick<Deps, 'db' | 'env' | 'log' | 'warnings'> & { storage: Pick<Storage, 'ping'> }): SystemParts {
  const disk = createDisk(env.dataDir, warnings, log);
  const missing = createReadiness(
    {
      database: async () => {
        const { isAhead } = await db.ping();
        warnings.set('newer_migrations', isAhead);
      },
      disk: async () => {
        const { free } = await disk.look();
        if (free < FULL_BYTES) throw new Error('the disk of DATA_DIR is full');
      },
      files: storage.ping,
    },
    log,
  );

  return {
    missing,
    jobs: [() => every(LOOK_EVERY_MS, 'disk', disk.look, log)],
    addMetrics(registry) {
      new Gauge({
        name: 'data_disk_free_bytes',
        help: 'Room that is left on the disk of DATA_DIR',
        registers: [registry],
        async collect() {
          this.set((await disk.look()).free);
        },
      });
      new Gauge({
        name: 'data_disk_size_bytes',
        help: 'Size of the disk of DATA_DIR',
        registers: [registry],
        async collect() {
          this.set((await disk.look()).size);
        },
      });
    },
  };
}

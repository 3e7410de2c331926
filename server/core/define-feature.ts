import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import type { ScheduledJob, StopJob } from './jobs/scheduled-job';

/**
 * A feature of the server as the application uses it. `Services`: what its calls and jobs, and the features that need it,
 * work with.
 */
export interface Feature<Services = unknown> {
  /** Features whose services `create` gets, under these names. */
  needs?: Needs;
  create(deps: Deps, needed: Record<string, unknown>): Services;
  /** Awaited in the order of the layers, before the first call is answered. */
  prepare?(services: Services): Promise<unknown>;
  /** Adds hooks that hold for the routes of every feature. */
  addGates?(app: FastifyInstance, services: Services): void;
  addRoutes?(app: FastifyInstance, services: Services): void;
  /** Removes expired rows; run periodically by one process for all. */
  sweep?(services: Services, now: Date): Promise<unknown>;
  /** Run by one process for all. */
  jobs?(services: Services): ScheduledJob[];
  /**
   * Functions that start background work in every process once the application is ready; each returns the function that
   * stops it.
   */
  starts?(services: Services): (() => StopJob)[];
}

type Needs = Record<string, Feature>;

type ServicesOf<N extends Needs> = { [Name in keyof N]: N[Name] extends Feature<infer S> ? S : never };

type FeatureDefinition<Services, N extends Needs> = Omit<Feature<NoInfer<Services>>, 'needs' | 'create'> & {
  needs?: N;
  create(deps: Deps, needed: ServicesOf<N>): Services;
};

export const defineFeature = <Services, N extends Needs = Record<never, never>>(
  definition: FeatureDefinition<Services, N>,
): Feature<Services> => definition;

/** A feature with its services, as the rest of the application sees it. */
export interface CreatedFeature {
  prepare(): Promise<unknown>;
  addGates(app: FastifyInstance): void;
  addRoutes(app: FastifyInstance): void;
  sweep(now: Date): Promise<unknown>;
  jobs: ScheduledJob[];
  starts: (() => StopJob)[];
}

/** Creates each feature once, after those that it needs, and gives them in the order of the list. */
export function createFeatures(features: readonly Feature[], deps: Deps): CreatedFeature[] {
  const created = new Map<Feature, unknown>();

  function createServices(feature: Feature): unknown {
    if (created.has(feature)) return created.get(feature);
    const needed = Object.entries(feature.needs ?? {}).map(([name, each]) => [name, createServices(each)]);
    const services = feature.create(deps, Object.fromEntries(needed));
    created.set(feature, services);
    return services;
  }

  return features.map((feature) => {
    const services = createServices(feature);
    return {
      prepare: async () => feature.prepare?.(services),
      addGates: (app) => feature.addGates?.(app, services),
      addRoutes: (app) => feature.addRoutes?.(app, services),
      sweep: async (now) => feature.sweep?.(services, now),
      jobs: feature.jobs?.(services) ?? [],
      starts: feature.starts?.(services) ?? [],
    };
  });
}

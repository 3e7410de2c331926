import type { FastifyInstance } from 'fastify';
import { home } from '../../domain/home/calls';
import { companiesFeature } from '../companies/feature';
import { changesFeature } from '../company-changes/feature';
import { defineFeature } from '../core/define-feature';
import { route } from '../core/http/route';
import { expertsFeature } from '../experts/feature';
import { mandatesFeature } from '../mandates/feature';
import { noticesFeature } from '../notices/feature';
import { questionsFeature } from '../questions/feature';
import { reportsFeature } from '../reports/feature';
import { type HomeDeps, loadHome } from './home-service';

function addRoutes(app: FastifyInstance, deps: HomeDeps): void {
  route(app, home, ({ caller, language }) => loadHome(deps, caller, language));
}

export const homeFeature = defineFeature({
  needs: {
    reports: reportsFeature,
    mandates: mandatesFeature,
    questions: questionsFeature,
    changes: changesFeature,
    companies: companiesFeature,
    notices: noticesFeature,
    experts: expertsFeature,
  },
  create: (_deps, needed): HomeDeps => needed,
  addRoutes,
});

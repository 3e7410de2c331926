import { defineFeature } from '../core/define-feature';
import { filesFeature } from '../files/feature';
import { registersFeature } from '../registers/feature';
import { seedDemo } from './demo';
import { warnOfDemoAccounts } from './demo-accounts';
import { createDemoQueueJob } from './demo-queue';

export const demoFeature = defineFeature({
  needs: { files: filesFeature, registers: registersFeature },
  create: (deps, { files: { files }, registers }) => ({ deps, neighbours: { files, registers } }),
  prepare: ({ deps, neighbours }) => (deps.env.demo ? seedDemo(deps, neighbours) : warnOfDemoAccounts(deps)),
  jobs: ({ deps }) => (deps.env.demoQueue ? [createDemoQueueJob(deps)] : []),
});

// Written by `npm run gen`. Do not edit.

interface ShippedScenario {
  program: string;
  name: string;
  load(): Promise<{ default: unknown }>;
  loadChanges?(): Promise<{ default: unknown }>;
}

/** Samples of the shipped programs. */
export const shippedScenarios: readonly ShippedScenario[] = [
  { program: 'gazelle', name: 'valid', load: () => import('./gazelle/samples/valid.json'), loadChanges: () => import('./gazelle/combined-changes.json') },
  { program: 'hightech', name: 'valid', load: () => import('./hightech/samples/valid.json'), loadChanges: () => import('./hightech/combined-changes.json') },
  { program: 'incubation_carrier', name: 'city_general', load: () => import('./incubation_carrier/samples/city_general.json'), loadChanges: () => import('./incubation_carrier/combined-changes.json') },
  { program: 'incubation_carrier', name: 'city_maker', load: () => import('./incubation_carrier/samples/city_maker.json'), loadChanges: () => import('./incubation_carrier/combined-changes.json') },
  { program: 'incubation_carrier', name: 'city_specialised', load: () => import('./incubation_carrier/samples/city_specialised.json'), loadChanges: () => import('./incubation_carrier/combined-changes.json') },
  { program: 'incubation_carrier', name: 'national_general', load: () => import('./incubation_carrier/samples/national_general.json'), loadChanges: () => import('./incubation_carrier/combined-changes.json') },
  { program: 'incubation_carrier', name: 'national_maker', load: () => import('./incubation_carrier/samples/national_maker.json'), loadChanges: () => import('./incubation_carrier/combined-changes.json') },
  { program: 'innovation_platform', name: 'k1', load: () => import('./innovation_platform/samples/k1.json') },
  { program: 'innovation_platform', name: 'k2', load: () => import('./innovation_platform/samples/k2.json') },
  { program: 'innovation_platform', name: 'k3', load: () => import('./innovation_platform/samples/k3.json') },
  { program: 'innovation_platform', name: 'k4', load: () => import('./innovation_platform/samples/k4.json') },
  { program: 'innovation_platform', name: 'k5', load: () => import('./innovation_platform/samples/k5.json') },
  { program: 'innovation_platform', name: 'k6', load: () => import('./innovation_platform/samples/k6.json') },
  { program: 'jiebang_second', name: 'valid', load: () => import('./jiebang_second/samples/valid.json'), loadChanges: () => import('./jiebang_second/combined-changes.json') },
  { program: 'jiebangguashuai_result', name: 'valid', load: () => import('./jiebangguashuai_result/samples/valid.json') },
  { program: 'keyproject', name: 'valid', load: () => import('./keyproject/samples/valid.json'), loadChanges: () => import('./keyproject/combined-changes.json') },
  { program: 'serverproject', name: 'valid', load: () => import('./serverproject/samples/valid.json') },
  { program: 'researchproject', name: 'valid', load: () => import('./researchproject/samples/valid.json'), loadChanges: () => import('./researchproject/combined-changes.json') },
  { program: 'overseasproject', name: 'valid', load: () => import('./overseasproject/samples/valid.json'), loadChanges: () => import('./overseasproject/combined-changes.json') },
  { program: 'foreignproject', name: 'valid', load: () => import('./foreignproject/samples/valid.json') },
  { program: 'workerhomeproject', name: 'valid', load: () => import('./workerhomeproject/samples/valid.json'), loadChanges: () => import('./workerhomeproject/combined-changes.json') },
  { program: 'scientistadvisor', name: 'valid', load: () => import('./scientistadvisor/samples/valid.json'), loadChanges: () => import('./scientistadvisor/combined-changes.json') },
  { program: 'subjectresearch', name: 'valid', load: () => import('./subjectresearch/samples/valid.json'), loadChanges: () => import('./subjectresearch/combined-changes.json') },
  { program: 'socialspecial', name: 'valid', load: () => import('./socialspecial/samples/valid.json'), loadChanges: () => import('./socialspecial/combined-changes.json') },
  { program: 'jiebangguashuai', name: 'valid', load: () => import('./jiebangguashuai/samples/valid.json') },
];

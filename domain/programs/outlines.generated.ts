// Written by `npm run gen`. Do not edit.

/** Outlines by program and edition. */
export const outlines: Record<string, () => Promise<unknown>> = {
  'gazelle 2026.1': () => import('./gazelle/outlines/2026.1.json'),
  'hightech 2026.1': () => import('./hightech/outlines/2026.1.json'),
  'incubation_carrier 2026.1': () => import('./incubation_carrier/outlines/2026.1.json'),
  'innovation_platform 2026.1': () => import('./innovation_platform/outlines/2026.1.json'),
  'jiebang_second 2026.1': () => import('./jiebang_second/outlines/2026.1.json'),
  'jiebangguashuai_result 2026.1': () => import('./jiebangguashuai_result/outlines/2026.1.json'),
  'jiebangguashuai_result 2026.2': () => import('./jiebangguashuai_result/outlines/2026.2.json'),
  'keyproject 2026.1': () => import('./keyproject/outlines/2026.1.json'),
  'serverproject 2026.1': () => import('./serverproject/outlines/2026.1.json'),
  'researchproject 2026.1': () => import('./researchproject/outlines/2026.1.json'),
  'overseasproject 2026.1': () => import('./overseasproject/outlines/2026.1.json'),
  'overseasproject 2026.2': () => import('./overseasproject/outlines/2026.2.json'),
  'foreignproject 2026.1': () => import('./foreignproject/outlines/2026.1.json'),
  'workerhomeproject 2026.1': () => import('./workerhomeproject/outlines/2026.1.json'),
  'scientistadvisor 2026.1': () => import('./scientistadvisor/outlines/2026.1.json'),
  'scientistadvisor 2026.2': () => import('./scientistadvisor/outlines/2026.2.json'),
  'subjectresearch 2026.1': () => import('./subjectresearch/outlines/2026.1.json'),
  'socialspecial 2026.1': () => import('./socialspecial/outlines/2026.1.json'),
  'jiebangguashuai 2026.1': () => import('./jiebangguashuai/outlines/2026.1.json'),
};

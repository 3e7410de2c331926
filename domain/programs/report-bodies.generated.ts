// Written by `npm run gen`. Do not edit.
import type { ReportsBody } from '../program-documents/types';

export const reportBodies: Readonly<Record<string, () => Promise<ReportsBody>>> = {
  gazelle: async () => (await import('./gazelle/reports-body.generated')).body,
  hightech: async () => (await import('./hightech/reports-body.generated')).body,
  incubation_carrier: async () => (await import('./incubation_carrier/reports-body.generated')).body,
  innovation_platform: async () => (await import('./innovation_platform/reports-body.generated')).body,
  jiebang_second: async () => (await import('./jiebang_second/reports-body.generated')).body,
  keyproject: async () => (await import('./keyproject/reports-body.generated')).body,
  serverproject: async () => (await import('./serverproject/reports-body.generated')).body,
  researchproject: async () => (await import('./researchproject/reports-body.generated')).body,
  foreignproject: async () => (await import('./foreignproject/reports-body.generated')).body,
  workerhomeproject: async () => (await import('./workerhomeproject/reports-body.generated')).body,
  scientistadvisor: async () => (await import('./scientistadvisor/reports-body.generated')).body,
  subjectresearch: async () => (await import('./subjectresearch/reports-body.generated')).body,
  socialspecial: async () => (await import('./socialspecial/reports-body.generated')).body,
};

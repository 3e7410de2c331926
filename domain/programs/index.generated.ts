// Written by `npm run gen`. Do not edit.
import type { Program } from '../definition';
import { manifest as gazelle } from './gazelle/manifest';
import { manifest as hightech } from './hightech/manifest';
import { manifest as incubationCarrier } from './incubation_carrier/manifest';
import { manifest as innovationPlatform } from './innovation_platform/manifest';
import { manifest as jiebangSecond } from './jiebang_second/manifest';
import { manifest as jiebangguashuaiResult } from './jiebangguashuai_result/manifest';
import { manifest as keyproject } from './keyproject/manifest';
import { manifest as serverproject } from './serverproject/manifest';
import { manifest as researchproject } from './researchproject/manifest';
import { manifest as overseasproject } from './overseasproject/manifest';
import { manifest as foreignproject } from './foreignproject/manifest';
import { manifest as workerhomeproject } from './workerhomeproject/manifest';
import { manifest as scientistadvisor } from './scientistadvisor/manifest';
import { manifest as subjectresearch } from './subjectresearch/manifest';
import { manifest as socialspecial } from './socialspecial/manifest';
import { manifest as jiebangguashuai } from './jiebangguashuai/manifest';

export const programs: Program[] = [
  { ...gazelle, load: async () => (await import('./gazelle/form')).form },
  { ...hightech, load: async () => (await import('./hightech/form')).form },
  { ...incubationCarrier, load: async () => (await import('./incubation_carrier/form')).form },
  { ...innovationPlatform, load: async () => (await import('./innovation_platform/form')).form },
  { ...jiebangSecond, load: async () => (await import('./jiebang_second/form')).form },
  { ...jiebangguashuaiResult, load: async () => (await import('./jiebangguashuai_result/form')).form },
  { ...keyproject, load: async () => (await import('./keyproject/form')).form },
  { ...serverproject, load: async () => (await import('./serverproject/form')).form },
  { ...researchproject, load: async () => (await import('./researchproject/form')).form },
  { ...overseasproject, load: async () => (await import('./overseasproject/form')).form },
  { ...foreignproject, load: async () => (await import('./foreignproject/form')).form },
  { ...workerhomeproject, load: async () => (await import('./workerhomeproject/form')).form },
  { ...scientistadvisor, load: async () => (await import('./scientistadvisor/form')).form },
  { ...subjectresearch, load: async () => (await import('./subjectresearch/form')).form },
  { ...socialspecial, load: async () => (await import('./socialspecial/form')).form },
  { ...jiebangguashuai, load: async () => (await import('./jiebangguashuai/form')).form },
];

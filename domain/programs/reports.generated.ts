// Written by `npm run gen`. Do not edit.
import type { ProgramReports } from '../reports/tasks';
import { reports as gazelle } from './gazelle/reports';
import { reports as hightech } from './hightech/reports';
import { reports as incubationCarrier } from './incubation_carrier/reports';
import { reports as innovationPlatform } from './innovation_platform/reports';
import { reports as jiebangSecond } from './jiebang_second/reports';
import { reports as jiebangguashuaiResult } from './jiebangguashuai_result/reports';
import { reports as keyproject } from './keyproject/reports';
import { reports as serverproject } from './serverproject/reports';
import { reports as researchproject } from './researchproject/reports';
import { reports as foreignproject } from './foreignproject/reports';
import { reports as workerhomeproject } from './workerhomeproject/reports';
import { reports as scientistadvisor } from './scientistadvisor/reports';
import { reports as subjectresearch } from './subjectresearch/reports';
import { reports as socialspecial } from './socialspecial/reports';

export const programReports: Record<string, ProgramReports> = {
  gazelle,
  hightech,
  incubation_carrier: incubationCarrier,
  innovation_platform: innovationPlatform,
  jiebang_second: jiebangSecond,
  jiebangguashuai_result: jiebangguashuaiResult,
  keyproject,
  serverproject,
  researchproject,
  foreignproject,
  workerhomeproject,
  scientistadvisor,
  subjectresearch,
  socialspecial,
};

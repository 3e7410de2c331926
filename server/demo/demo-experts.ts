/** Creates a filing of the second company in blind expert review, so that an expert has something to read. */

import { randomUUID } from 'node:crypto';
import type { Answers, Program } from '../../domain/definition';
import { listProgramCriteria } from '../../domain/experts/criteria';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { getDeadlineEnd } from '../../domain/windows/working-days';
import { createUsersStore } from '../accounts/users-store';
import type { Database } from '../core/db/client';
import { createPanelsStore } from '../experts/panels-store';
import { addDecided, type DecidedDeps } from './demo-decided';
import { assessed } from './demo-outcomes';

const DUE_IN_DAYS = 14;

export const DEMO_EXPERT = 'expert';

const answers: Answers = {
  project_basic: {
    project_name: '面向柔性产线的边缘智能视觉检测终端研发',
    project_type: 'core_tech',
    tech_domain: '80401',
    keywords: '机器视觉；边缘计算；柔性产线',
    start_date: '2026-04-01',
    end_date: '2027-12-31',
    has_partner: false,
    project_summary:
      '样例电子科技有限公司针对多品种小批量产线换型频繁、检测程序调整慢的问题，研发可在线学习的边缘智能视觉检测终端，换型时间由4小时缩短到20分钟以内。',
  },
  leader: {
    leader_name: '林晓峰',
    leader_gender: 'male',
    leader_education: 'doctor',
    leader_degree: 'doctor',
    leader_title: 'senior_associate',
    leader_position: '技术总监',
    leader_major: '模式识别',
    leader_months: 8,
    leader_ongoing: 1,
    leader_resume:
      '林晓峰长期从事工业视觉算法与嵌入式系统研究，主持完成市级科技计划项目2项，授权发明专利6件。',
  },
  content: {
    background: '电子制造企业产品换代快，现有视觉检测设备依赖专人调试，换型成本高，成为柔性生产的瓶颈。',
    state_of_art: '国外设备检测精度高但封闭且价格昂贵；国内设备以离线训练为主，尚不能在产线上持续学习。',
    objectives:
      '研制边缘智能视觉检测终端样机，缺陷检出率不低于99.5%，换型时间不超过20分钟，并在两条产线示范应用。',
    research_content: '小样本缺陷学习方法；检测模型的在线更新与回退；低功耗推理硬件；与制造执行系统的接口。',
    key_technologies: '小样本增量学习；模型压缩与异构加速；多光源自适应成像。',
    innovations: '首次在检测终端上实现增量学习与人工复核闭环，模型更新无需停线。',
    technical_route: '先在既有产线采集数据并建立基准，再分两轮迭代样机，最后进行三个月连续运行考核。',
    foundation: '已有视觉实验室和中试线一条，积累缺陷样本40余万张，前期样机已在内部产线试用。',
  },
  tech_indicators: [
    {
      row: 'i1',
      indicator: '缺陷检出率',
      unit: '%',
      baseline: '97',
      target: '≥99.5',
      benchmark: '99.3',
      verify: '第三方检测',
    },
    {
      row: 'i2',
      indicator: '换型时间',
      unit: 'min',
      baseline: '240',
      target: '≤20',
      benchmark: '60',
      verify: '现场考核',
    },
    {
      row: 'i3',
      indicator: '单帧推理时间',
      unit: 'ms',
      baseline: '85',
      target: '≤15',
      benchmark: '20',
      verify: '第三方检测',
    },
  ],
  project_schedule_data: [
    {
      row: 's1',
      stage: '第一阶段',
      stage_start: '2026-04-01',
      stage_end: '2026-12-31',
      content: '算法研究与首轮样机',
      target: '通过方案评审',
      planned_spend: 120,
    },
    {
      row: 's2',
      stage: '第二阶段',
      stage_start: '2027-01-01',
      stage_end: '2027-12-31',
      content: '第二轮样机与示范应用',
      target: '达到全部考核指标',
      planned_spend: 180,
    },
  ],
};

/** Does nothing where the program or the account is missing. */
export async function addDemoAssessment(
  db: Database,
  decided: DecidedDeps,
  programs: readonly Program[],
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const program = programs.find(({ key }) => key === 'keyproject');
  const expert = await createUsersStore(db).byUsername(DEMO_EXPERT, now);
  if (!program || !expert) return;
  const { facts } = await addDecided(decided, companyId, program, assessed, { answers });
  const filingId = String(facts.id);
  const store = createPanelsStore(db);
  const at = { createdAt: now, updatedAt: now };
  const dueAt = getDeadlineEnd(formatBeijingDay(new Date(now.getTime() + DUE_IN_DAYS * DAY_MS)));
  const arranged = {
    blind: true,
    attachmentsReleased: false,
    criteria: [...listProgramCriteria(program)],
    createdBy: null,
  };
  await store.insert({ filingId, version: 1, dueAt, ...arranged, ...at });
  const assigned = { state: 'assigned' as const, version: 1, assignedAt: now, updatedAt: now };
  await store.insertMember({ id: randomUUID(), filingId, expertId: expert.user.id, ...assigned });
}

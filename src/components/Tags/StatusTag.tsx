import { describeReviewStatus, findRouteLevel } from '@domain/filing/stages';
import { type FilingStatus, statuses } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import type { LevelCode, ReviewRoute } from '@domain/workflow/workflow';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

interface StatusTagProps {
  status: FilingStatus;
  /** Key of the filing's program, which has its own words for outcomes. */
  program: string | undefined;
  /** Review route of the filing (`way`), or the level that decides at present (`level`); the tag then names the level. */
  way?: ReviewRoute | null | undefined;
  level?: LevelCode | null | undefined;
}

/** The status of a filing, in words and colour. */
export default function StatusTag({ status, program, way, level = findRouteLevel(way) }: StatusTagProps) {
  const say = useText();
  const { words } = describeReviewStatus(
    status,
    level,
    program === undefined ? undefined : findProgram(program),
  );
  return <Tag color={statuses[status].colour}>{say(words)}</Tag>;
}

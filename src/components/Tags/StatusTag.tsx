import { describeReviewStatus, findRouteLevel } from '@domain/filing/stages';
import { type FilingStatus, statuses } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import type { LevelCode, ReviewRoute } from '@domain/workflow/workflow';
import { Tag } from 'antd';
import { useText } from '@/utils/language';

interface StatusTagProps {
  status: FilingStatus;
  /** The key of its program, whose words an outcome takes. */
  program: string | undefined;
  /** The way of the filing, or the level that decides now, where one is known: it names the level. */
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

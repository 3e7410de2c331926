import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { countByDuty, getDutyName } from '@domain/workflow/duties';
import { Alert } from 'antd';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';

/** A department with the reviewers who can still log in once others have left. */
export interface RemainingOffice {
  department: string;
  reviewers: SubUserAccount[];
}

/** Reads who remains in the departments of the reviewers among these accounts; throws where that cannot be read. */
export function readRemainingOffices(leaving: readonly SubUserAccount[]): Promise<RemainingOffice[]> {
  const reviewers = leaving.filter(({ role, enabled }) => role === 'reviewer' && enabled);
  const offices = new Map(reviewers.map(({ department_id, department }) => [department_id, department]));
  return Promise.all(
    [...offices].map(async ([id, department]) => {
      const params = {
        role: 'reviewer' as const,
        enabled: 'true',
        pageSize: 100,
        ...(id && { department_id: id }),
      };
      const { data } = await call('users', { params });
      const stay = data.list.filter((user) => !leaving.some((other) => other.id === user.id));
      return { department: department ?? '', reviewers: stay };
    }),
  );
}

/** Says how many reviewers of a department remain, for each of its duties. */
export function RemainingNote({ office: { department, reviewers } }: { office: RemainingOffice }) {
  const { t } = useLanguage();
  const say = useText();
  const counts = countByDuty('reviewer', reviewers);
  const duties = counts.map(({ duty, count }) =>
    t('users.remain.duty', { duty: say(getDutyName(duty)), count }),
  );
  const isLacking = counts.some(({ count }) => count === 0);
  return (
    <Alert
      type={isLacking ? 'warning' : 'info'}
      showIcon
      role="note"
      message={
        reviewers.length === 0
          ? t('users.remain.none', { department })
          : t('users.remain', { department, duties: duties.join(t('list.comma')) })
      }
    />
  );
}

import type { CurrentUser } from '@domain/accounts/calls';
import { mayFileProgram } from '@domain/accounts/roles';
import { type ConditionCounts, summarizeEligibility } from '@domain/filing/eligibility-match';
import { chooseFilingEntry } from '@domain/filing/entry';
import { findProgramByRoute, getProgramPagePath } from '@domain/programs/find';
import { type ButtonProps, Tag } from 'antd';
import { useLocation } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import AnotherFiling from '@/components/ProgramList/AnotherFiling';
import { useLanguage, useText } from '@/utils/language';
import type { ProgramAvailability } from './availability';
import styles from './index.module.css';

interface ProgramEntryProps {
  standing: ProgramAvailability;
  user: CurrentUser;
  type?: ButtonProps['type'];
}

/** Link for officials, who file nothing: to their work on the program. */
function deskOf({ permissions }: CurrentUser, program: string): string | null {
  if (permissions.includes('windows.manage')) return `/review/windows?program=${program}`;
  return permissions.includes('review.list') ? `/review/filings?program=${program}` : null;
}

const words = {
  begin: 'center.window.start',
  continue: 'center.window.continue',
  view: 'common.view',
} as const;

/** Button for the next step of a program: start, continue, view, or complete a prerequisite. */
export default function ProgramEntry({ standing, user, type = 'default' }: ProgramEntryProps) {
  const { t } = useLanguage();
  const say = useText();
  const { program, window, isBegun } = standing;
  const title = say(program.title);
  const used = window?.used ?? 0;
  const desk = deskOf(user, program.key);
  const way = chooseFilingEntry({
    mayFile: mayFileProgram(user, program.key),
    isOpen: window?.status === 'open',
    isBegun,
    hasRoom: used === 0,
  });
  const first = way === 'begin' && window?.first ? findProgramByRoute(window.first.route) : undefined;
  const looksAt = used > 0 ? program.route : getProgramPagePath(program);
  const { pathname } = useLocation();
  const to = first?.route ?? desk ?? (way === 'view' ? looksAt : program.route);
  const label = first ? t('center.window.first', { title: say(first.title) }) : t(words[way]);
  return (
    <div className={styles.ways}>
      {/* The page of a program does not lead to itself. */}
      {to !== pathname && (
        <ButtonLink
          type={way === 'view' || first ? 'default' : type}
          to={to}
          aria-label={first ? undefined : `${label} ${title}`}
        >
          {label}
        </ButtonLink>
      )}
      {!program.kinds && desk === null && (
        <AnotherFiling
          type="link"
          className={styles.another ?? ''}
          program={program.key}
          route={program.route}
          title={title}
          window={window}
          used={used}
        />
      )}
    </div>
  );
}

const TAG_COLORS = { fits: 'success', unfit: 'warning', open: 'default' } as const;

/**
 * Tag that compares a program's conditions with the company's profile: how many are met or contradicted, or that the profile
 * says nothing of them.
 */
export function FitTag({ fit }: { fit: ConditionCounts }) {
  const { t } = useLanguage();
  const which = summarizeEligibility(fit);
  const count = which === 'unfit' ? fit.unmet : fit.met;
  return <Tag color={TAG_COLORS[which]}>{t(`center.programs.${which}Fit`, { count })}</Tag>;
}

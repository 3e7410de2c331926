import type { CurrentUser } from '@domain/accounts/calls';
import { mayFileProgram } from '@domain/accounts/roles';
import { type CompanyProfile, profileForm } from '@domain/company/profile';
import { computeCompleteness } from '@domain/filing/completeness';
import type { HomeData } from '@domain/home/calls';
import { listOfferedPrograms } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import { Link } from 'umi';
import { createProfileContext } from '@/components/Company/CompanyProfile';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import { FittingPrograms } from '@/components/ProgramList';
import { loadProgramFits, type ProgramFits } from '@/components/ProgramList/availability';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const STEPS = [
  { key: 'information', to: '/enterpriseCenter/information?mode=edit' },
  { key: 'program', to: '/forms/programs' },
  { key: 'follow', to: '/enterpriseCenter/declare' },
] as const;

interface FirstDayProps {
  home: HomeData;
  user: CurrentUser;
}

/** First steps of a company that has not filed anything yet, the one to take now in front, and three programs that fit it. */
export default function FirstDay({ home, user }: FirstDayProps) {
  const { t } = useLanguage();
  const profile = home.profile as CompanyProfile | null;
  const { missing } = computeCompleteness(profileForm, { company: profile ?? {} }, createProfileContext());
  const isToComplete = missing.length > 0 && user.permissions.includes('company.edit');
  const now = isToComplete ? 'information' : 'program';
  return (
    <>
      <Panel id="first-steps" title={t('center.home.firstSteps')}>
        <ol className={styles.steps}>
          {STEPS.map(({ key, to }) => (
            <li key={key}>
              {key === now ? (
                <ButtonLink type="primary" to={to}>
                  {t(`center.home.step.${key}`)}
                </ButtonLink>
              ) : (
                <Link to={to}>{t(`center.home.step.${key}`)}</Link>
              )}
              <p>{t(`center.home.step.${key}.why`)}</p>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel
        id="windows"
        title={t('center.home.fitting')}
        extra={<Link to="/forms/programs">{t('menu.programs')}</Link>}
      >
        <FittingPrograms
          programs={listOfferedPrograms().filter(({ key }) => mayFileProgram(user, key))}
          user={user}
          windows={home.windows ?? []}
          open={home.filings?.open ?? []}
          profile={profile}
          fits={prepared}
          otherwise={<EmptyHint text={t('center.home.noWindows')} />}
        />
      </Panel>
    </>
  );
}

let prepared: ProgramFits = {};

/** Loads the conditions of all programs before the page is drawn: what stands below the list would jump. */
export async function prepareFirstDay(): Promise<void> {
  // Without them the programs are shown all the same, and say nothing about the profile.
  prepared = await loadProgramFits(programs).catch(() => ({}));
}

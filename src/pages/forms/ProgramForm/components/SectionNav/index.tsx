import {
  CalculatorOutlined,
  CheckCircleFilled,
  EditOutlined,
  MessageOutlined,
  MinusOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { Section } from '@domain/definition';
import type { SectionMark } from '@domain/filing/completeness';
import type { FilingFault } from '@domain/filing/filing-faults';
import { getSectionShortTitle } from '@domain/filing/sections';
import { memo, type ReactNode, useState } from 'react';
import { Link } from 'umi';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { type FormEvaluation, filterSectionFaults } from '@/filling/hooks/useFormEvaluation';
import { useLanguage, useText } from '@/utils/language';
import { BELOW_XL, useMediaQuery } from '@/utils/useMediaQuery';
import type { CollaborationState } from '../Collaboration';
import styles from './index.module.css';

interface SectionNavProps {
  insight: FormEvaluation;
  /** Faults that a check has shown. */
  shown: FilingFault[];
  /** Corrections that are not answered yet. */
  open: FilingFault[];
  current: Section | undefined;
  together: CollaborationState;
  checkName: string;
  navigation: FormNavigation;
}

/** Maximum characters of a colleague's name in the narrow column. */
const HOLDER_AT_MOST = 4;

const icons: Record<SectionMark, ReactNode> = {
  // An empty circle: a minus in it would read as forbidden.
  untouched: <span className={styles.circle} />,
  optional: <MinusOutlined />,
  automatic: <CalculatorOutlined />,
  started: <EditOutlined />,
  complete: <CheckCircleFilled />,
};

/** List of sections at the side; folded on a phone. */
function SectionNav(props: SectionNavProps) {
  const { t } = useLanguage();
  const say = useText();
  const isNarrow = useMediaQuery(BELOW_XL);
  const [isUnfolded, unfold] = useState(false);
  const { address } = props.navigation;
  const heading = props.current
    ? say(props.current.title)
    : address.view === 'check'
      ? props.checkName
      : t('forms.nav.overview');
  if (!isNarrow) return <SectionLinks {...props} />;
  return (
    <details
      className={styles.folded}
      open={isUnfolded}
      onToggle={(event) => unfold(event.currentTarget.open)}
      key={`${address.section} ${address.view}`}
    >
      <summary>
        <UnorderedListOutlined aria-hidden="true" /> {heading}
      </summary>
      <SectionLinks {...props} />
    </details>
  );
}

function SectionLinks(props: SectionNavProps) {
  const { insight, shown, open, current, navigation, together, checkName } = props;
  const { t } = useLanguage();
  const say = useText();
  const { view } = navigation.address;
  const here = current?.key ?? (view === 'check' ? 'check' : 'overview');
  return (
    <nav className={styles.nav} aria-label={t('forms.nav.label')}>
      <NavItem isHere={here === 'overview'} to={{}} navigation={navigation} label={t('forms.nav.overview')} />
      <ol>
        {insight.sections.map((section) => (
          <li key={section.key}>
            <NavItem
              isHere={here === section.key}
              to={{ section: section.key }}
              navigation={navigation}
              label={say(getSectionShortTitle(section))}
              title={say(section.title)}
              mark={insight.marks[section.key]}
              problems={filterSectionFaults(section, shown).length}
              corrections={filterSectionFaults(section, open).length}
              notes={together.notes.filter((note) => note.section === section.key).length}
              holder={together.shared.claims.find((claim) => claim.section === section.key)?.user.name}
            />
          </li>
        ))}
      </ol>
      <NavItem isHere={here === 'check'} to={{ view: 'check' }} navigation={navigation} label={checkName} />
    </nav>
  );
}

interface NavItemProps {
  isHere: boolean;
  to: Parameters<FormNavigation['hrefOf']>[0];
  navigation: FormNavigation;
  label: string;
  /** Full name, where the label is shortened. */
  title?: string;
  mark?: SectionMark | undefined;
  problems?: number;
  corrections?: number;
  notes?: number;
  /** Name of the colleague who works on the section. */
  holder?: string | undefined;
}

function NavItem(props: NavItemProps) {
  const { isHere, to, navigation, label, title = label, mark } = props;
  const { problems = 0, corrections = 0, notes = 0, holder } = props;
  const { t } = useLanguage();
  return (
    <span aria-current={isHere ? 'step' : undefined} className={isHere ? styles.here : styles.item}>
      <Link to={navigation.hrefOf(to)} className={styles.link}>
        <span className={styles.name} title={title}>
          {label}
        </span>
        {notes > 0 && (
          <span className={styles.notes} title={t('forms.notes.some', { count: notes })}>
            <MessageOutlined aria-hidden="true" /> <span aria-hidden="true">{notes}</span>
            <span className="visually-hidden">{t('forms.notes.some', { count: notes })}</span>
          </span>
        )}
        {holder && (
          <span className={styles.notes} title={t('forms.share.of', { name: holder })}>
            <UserOutlined aria-hidden="true" />{' '}
            <bdi aria-hidden="true">{holder.slice(0, HOLDER_AT_MOST)}</bdi>
            <span className="visually-hidden">{t('forms.share.of', { name: holder })}</span>
          </span>
        )}
        {mark && <StateMark mark={mark} problems={problems} corrections={corrections} isBrief />}
      </Link>
    </span>
  );
}

interface StateMarkProps {
  mark: SectionMark;
  problems: number;
  /** Corrections of the office that wait for an answer. */
  corrections: number;
  /** True: short form for a narrow column beside long titles. */
  isBrief?: boolean;
}

export function StateMark({ mark, problems, corrections, isBrief = false }: StateMarkProps) {
  const { t } = useLanguage();
  if (problems > 0)
    return <span className={styles.problems}>{t('forms.state.problems', { count: problems })}</span>;
  if (corrections > 0)
    return <span className={styles.toCorrect}>{t('forms.state.corrections', { count: corrections })}</span>;
  return (
    <span className={styles[mark]}>
      <span aria-hidden="true">{icons[mark]}</span>{' '}
      {t(isBrief && mark === 'optional' ? 'forms.state.optionalBrief' : `forms.state.${mark}`)}
    </span>
  );
}

export default memo(SectionNav);

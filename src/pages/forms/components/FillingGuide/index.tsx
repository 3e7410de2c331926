import { ClockCircleOutlined } from '@ant-design/icons';
import type { Form, FormScope, Program } from '@domain/definition';
import { type FiguresAtHand, listFiguresAtHand } from '@domain/filing/figures-at-hand';
import { splitMinutes } from '@domain/filing/filling-time';
import type { FillingGuide } from '@domain/filing/guide-calls';
import { Link, useSelector } from 'umi';
import { Fold, Panel } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

type GuideChange = FillingGuide['changes'][number];

/** Reads what a company should know before it fills in the form; undefined for others, and until it is known. */
export function useFillingGuide(
  { key }: Pick<Program, 'key'>,
  except: string | null,
): FillingGuide | undefined {
  const mayFile = useSelector(({ user: { currentUser } }: RootState) =>
    Boolean(currentUser?.company && currentUser.permissions.includes('filing.read')),
  );
  const { data } = useRead(mayFile ? 'fillingGuide' : null, {
    params: { program: key, ...(except && { except }) },
  });
  return data;
}

/** Time that other companies took; nothing while too few have filed. */
export function FillingTime({ guide }: { guide: FillingGuide | undefined }) {
  const { t } = useLanguage();
  if (!guide?.time) return null;
  const { minutes, companies } = guide.time;
  const split = splitMinutes(minutes);
  const key = split.hours === 0 ? 'minutes' : split.minutes === 0 ? 'hours' : 'both';
  return (
    <p className={styles.time}>
      <ClockCircleOutlined aria-hidden />
      <span>{t('guide.time', { time: t(`guide.time.${key}`, split) })}</span>
      <span className={styles.aside}>{t('guide.time.from', { count: companies })}</span>
    </p>
  );
}

/** Changes in the order of what they ask of the company: more, less, other. */
const GROUPS = {
  added: ['added', 'rule'],
  removed: ['removed'],
  changed: ['renamed', 'required', 'optional', 'limit', 'options', 'accepts', 'threshold'],
} as const satisfies Record<string, readonly GuideChange['is'][]>;

type ChangeGroup = keyof typeof GROUPS;
const groups = Object.keys(GROUPS) as ChangeGroup[];

const filterGroup = (changes: readonly GuideChange[], group: ChangeGroup): GuideChange[] =>
  changes.filter(({ is }) => (GROUPS[group] as readonly string[]).includes(is));

interface FormChangesProps {
  guide: FillingGuide | undefined;
  /** Address of a place in the open form; absent outside of one. */
  hrefOf?: (section: string, field?: string) => string;
}

/** Changes of the form since the company filed it last, folded; nothing for companies that never filed it. */
export function FormChanges({ guide, hrefOf }: FormChangesProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  if (!guide?.last) return null;
  const { last, changes } = guide;
  const since = batchName(last.batch);
  if (changes.length === 0) return <p className={styles.same}>{t('guide.same', { since })}</p>;
  const counts = groups
    .map((group) => ({ group, count: filterGroup(changes, group).length }))
    .filter(({ count }) => count > 0)
    .map(({ group, count }) => t(`guide.count.${group}`, { count }));
  return (
    <div className={styles.changes}>
      <Fold title={t('guide.changes', { since, counts: counts.join(t('list.comma')) })}>
        {() =>
          groups.map((group) => (
            <ChangeList key={group} changes={filterGroup(changes, group)} hrefOf={hrefOf} />
          ))
        }
      </Fold>
    </div>
  );
}

interface ChangeListProps extends Pick<FormChangesProps, 'hrefOf'> {
  changes: GuideChange[];
}

/** Changes, each with its place and what has become of it. */
export function ChangeList({ changes, hrefOf }: ChangeListProps) {
  const { t } = useLanguage();
  const say = useText();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const { is, section, field, label, limit, after } = change;
        return (
          <li key={`${is} ${label.zh} ${limit ?? ''} ${after?.zh ?? ''}`}>
            {section && hrefOf ? <Link to={hrefOf(section, field)}>{say(label)}</Link> : say(label)}{' '}
            <span className={styles.aside}>
              <ChangeText change={change} />
              {limit && ` (${t(`guide.limit.${limit}`)})`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Description of one change. */
function ChangeText({ change: { is, before, after, isRequired } }: { change: GuideChange }) {
  const { t } = useLanguage();
  const say = useText();
  const [was, now] = [before && say(before), after && say(after)];
  if (is === 'options')
    return [now && t('guide.options.added', { now }), was && t('guide.options.dropped', { was })]
      .filter(Boolean)
      .join(t('list.comma'));
  if (was && now) return t('guide.fromTo', { was, now });
  if (is === 'threshold' && now) return now;
  if (isRequired) return t('guide.is.addedRequired');
  if (is === 'limit') return now ? t('guide.limitNew', { now }) : t('guide.limitGone', { was });
  return t(`guide.is.${is}`);
}

/** Figures to look up before one begins. */
export function FiguresPanel({ id, form, scope }: { id: string; form: Form; scope: FormScope }) {
  const { t } = useLanguage();
  const say = useText();
  const listed = listFiguresAtHand(form, scope);
  if (listed.length === 0) return null;
  const yearsOf = ({ years }: FiguresAtHand) =>
    years.length > 1 ? `${years[0]}–${years.at(-1)}` : years.join('');
  return (
    <Panel id={id} title={t('guide.figures')}>
      <ul className={styles.list}>
        {listed.map((each) => (
          <li key={each.section}>
            {say(each.title)} {each.years.length > 0 && <bdi>{yearsOf(each)}</bdi>}{' '}
            <span className={styles.aside}>{each.figures.map(say).join(t('list.comma'))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

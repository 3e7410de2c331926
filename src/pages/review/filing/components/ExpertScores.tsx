import type { PanelData } from '@domain/calls/experts';
import { RECOMMENDATIONS, recommendations } from '@domain/experts/assessment';
import { POINTS_IN_ALL } from '@domain/experts/criteria';
import { Collapse } from 'antd';
import { ScrollBox } from '@/components/AnswersView/values';
import AssessmentSummary from '@/pages/review/components/AssessmentSummary';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

const COLUMNS = ['mean', 'highest', 'lowest', 'spread'] as const;

/** Scores side by side, what they come to, and what each expert says. */
export default function ExpertScores({ panel }: { panel: PanelData }) {
  const { t } = useLanguage();
  const say = useText();
  const { criteria, members, summary } = panel;
  const heard = members.flatMap(({ id, expert, said }) => (said ? [{ id, name: expert.name, said }] : []));
  const rows = [
    ...criteria.map(({ key, points, zh, en }) => ({
      key,
      name: `${say({ zh, en })} / ${points}`,
      scores: heard.map(({ said }) => said.scores[key]),
      spread: summary.criteria.find((each) => each.key === key) ?? null,
    })),
    {
      key: 'total',
      name: `${t('experts.total')} / ${POINTS_IN_ALL}`,
      scores: heard.map(({ said }) => said.total),
      spread: summary.total,
    },
  ];
  return (
    <>
      <p>
        {RECOMMENDATIONS.map((each) => `${say(recommendations[each])} ${summary.recommendations[each]}`).join(
          ' · ',
        )}
      </p>
      <ScrollBox label={t('experts.scores')}>
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">{t('experts.criterion')}</th>
              {heard.map(({ id, name }) => (
                <th key={id} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`experts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, scores, spread }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {heard.map(({ id }, i) => (
                  <td key={id}>{scores[i] ?? '—'}</td>
                ))}
                {COLUMNS.map((column) => (
                  <td key={column}>{spread?.[column] ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Collapse
        items={heard.map(({ id, name, said }) => ({
          key: id,
          label: t('experts.wordsOf', { name }),
          children: <AssessmentSummary criteria={criteria} said={said} />,
        }))}
      />
    </>
  );
}

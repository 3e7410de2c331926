import { type DecidingProgram, getDecisionWords, type SigningRequirements } from '@domain/definition';
import { signatoryNames } from '@domain/workflow/signatories';
import { levelInfo, partNames, type Workflow, type WorkflowLevel } from '@domain/workflow/workflow';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface Node {
  key: string;
  name: string;
  /** Deadline and signatures of a level, or what is done in a step. */
  facts: string[];
  kind: 'end' | 'level' | 'step';
}

interface WorkflowDiagramProps {
  workflow: Workflow;
  /** Program whose own word names the final decision. */
  program: DecidingProgram;
}

/** Review workflow as a sequence of boxes, which screen readers read in the same order. */
export default function WorkflowDiagram({ workflow, program }: WorkflowDiagramProps) {
  const { t } = useLanguage();
  const nodes = useNodes(workflow, program);
  return (
    <ol className={styles.way} aria-label={t('workflows.way')}>
      {nodes.map(({ key, name, facts, kind }) => (
        <li key={key} className={styles.node} data-kind={kind}>
          <strong>{name}</strong>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function useNodes({ levels, experts, noticeDays, signing }: Workflow, program: DecidingProgram): Node[] {
  const { t, say, direction } = useLanguage();
  const then = direction === 'rtl' ? ' ← ' : ' → ';
  const factsOf = ({ dueDays, signatures }: WorkflowLevel): string[] => [
    ...(dueDays === null ? [] : [t('workflows.within', { count: dueDays })]),
    ...(signatures.length > 0
      ? [(['handle', ...signatures] as const).map((part) => say(partNames[part])).join(then)]
      : []),
  ];
  const handsOf = ({ hands, inOrder }: SigningRequirements): string =>
    hands.map(({ hand }) => say(signatoryNames[hand])).join(inOrder ? then : t('list.comma'));
  return [
    { key: 'submit', name: t('workflows.submit'), facts: signing ? [handsOf(signing)] : [], kind: 'end' },
    ...levels.map((level): Node => {
      return { key: level.code, name: say(levelInfo[level.code]), facts: factsOf(level), kind: 'level' };
    }),
    ...(experts ? [{ key: 'experts', name: t('workflows.experts'), facts: [], kind: 'step' } as Node] : []),
    ...(noticeDays === null
      ? []
      : [
          {
            key: 'notice',
            name: t('workflows.notice'),
            facts: [t('workflows.noticeDays', { count: noticeDays })],
            kind: 'step',
          } as Node,
        ]),
    { key: 'decide', name: say(getDecisionWords(program).decision), facts: [], kind: 'end' },
  ];
}

import { CODE } from '@domain/api/codes';
import type { Form } from '@domain/definition';
import type { ExpressionTrace as ExpressionTraceOf } from '@domain/expressions/language/trace';
import {
  type TraceCall,
  type TracedAnswers,
  traceComputedValue,
  traceRule,
} from '@domain/filing/answer-trace';
import { createTraceLabels } from '@domain/filing/trace-labels';
import { loadTracedForm } from '@domain/program-documents/program';
import { useContext, useMemo } from 'react';
import AsyncView from '@/components/AsyncView';
import ExpressionTrace from '@/components/ExpressionTrace';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { TracedAnswersContext, type TracedItem, type TraceSource } from './source';

interface TracePanelProps {
  source: TraceSource;
  item: TracedItem;
}

type Traced = NonNullable<Awaited<ReturnType<typeof loadTracedForm>>>;

/** Reasons of one verdict or value. It comes with the parser of expressions, and so is loaded when it is opened. */
export default function TracePanel({ source, item }: TracePanelProps) {
  const { program, report } = source;
  const answers = useContext(TracedAnswersContext);
  const load = useMemo(
    () => async () => ({
      code: CODE.success,
      data: { traced: await loadTracedForm(program, report) },
      msg: '',
    }),
    [program, report],
  );
  return (
    <AsyncView resource={useRead(load)}>
      {({ traced }) => answers && <Trace {...{ traced, source, item, answers }} />}
    </AsyncView>
  );
}

interface TraceProps extends TracePanelProps {
  traced: Traced | null;
  answers: TracedAnswers;
}

function Trace({ traced, source, item, answers }: TraceProps) {
  const { t } = useLanguage();
  const { adapt } = source;
  const form = useMemo(() => traced && adapt(traced.form), [traced, adapt]);
  const labels = useMemo(() => form && createTraceLabels(form), [form]);
  const trace: TraceCall = (call) => traced?.trace(call) ?? null;
  const found = form && traceItem(form, trace, item, answers);
  if (!found || !labels) return <p>{t('forms.why.none')}</p>;
  return <ExpressionTrace trace={found} labels={labels} />;
}

/** Traces a rule or a computed value, which comes out as a value of its field, with the unit. */
function traceItem(
  form: Form,
  trace: TraceCall,
  item: TracedItem,
  answers: TracedAnswers,
): ExpressionTraceOf | null {
  if ('rule' in item) return traceRule(form, trace, item.rule, answers);
  const { section, field } = item.computed;
  const found = traceComputedValue(form, trace, item.computed, answers);
  return found && { ...found, step: { ...found.step, path: found.step.path ?? `${section}.${field}` } };
}

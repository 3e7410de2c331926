/** Words of lines of the retention log besides their action and company: data that was deleted, periods that changed, holds. */
import { fillText, type Text } from '../text';
import { RETENTION_KINDS, type RetentionDays, type RetentionKind, retentionRules } from './rules';

const words = {
  removed: { zh: '{{name}}{{count}}条', en: '{{name}}: {{count}}', ar: '{{name}}: {{count}}' },
  period: { zh: '保留期限{{days}}天', en: 'kept for {{days}} days', ar: 'مدة الاحتفاظ {{days}} يومًا' },
  changed: {
    zh: '{{name}}由{{before}}天改为{{after}}天',
    en: '{{name}}: from {{before}} to {{after}} days',
    ar: '{{name}}: من {{before}} إلى {{after}} يومًا',
  },
  oneFiling: { zh: '仅一份申报', en: 'one filing only', ar: 'طلب واحد فقط' },
} satisfies Record<string, Text>;

type Details = Record<string, unknown>;

export const describeRemoval = ({ kind, count, days }: Details): Text[] => {
  const rule = retentionRules[kind as RetentionKind];
  if (!rule) return [];
  const removed = fillText(words.removed, { name: rule.name, count: Number(count) });
  // Lines of earlier releases have no period.
  return typeof days === 'number' ? [removed, fillText(words.period, { days })] : [removed];
};

export function describePeriods({ before, days }: Details): Text[] {
  const [former, present] = [before, days] as RetentionDays[];
  if (!former || !present) return [];
  return RETENTION_KINDS.filter((kind) => former[kind] !== present[kind]).map((kind) =>
    fillText(words.changed, {
      name: retentionRules[kind].name,
      before: former[kind],
      after: present[kind],
    }),
  );
}

export const describeHold = ({ filing, reason }: Details): Text[] => [
  ...(typeof reason === 'string' ? [{ zh: reason, en: reason, ar: reason }] : []),
  ...(filing ? [words.oneFiling] : []),
];

import type { Option } from '@domain/definition';
import { listLeafOptions } from '@domain/spreadsheet/unlisted';
import { say as sayIn } from '@domain/text';
import { Select } from '@/components/Controls/Select';
import ScrollBox from '@/components/ScrollBox';
import { useLanguage, useText } from '@/utils/language';
import type { UnknownOption } from '../pasting';
import type { OptionChoices } from '../slots';
import styles from './index.module.css';

type Value = Option['value'];

/** Options chosen by the person, by field and text; null keeps the text as it is. */
export type OptionPicks = ReadonlyMap<string, Value | null>;

const keyOf = ({ target, text }: UnknownOption): string => `${target.field.key} ${text}`;

/** Resolves the option for each text: the proposed one unless the person chose another. */
export function resolveChosenOptions(unlisted: readonly UnknownOption[], picks: OptionPicks): OptionChoices {
  const chosen = new Map<string, Map<string, Value>>();
  for (const each of unlisted) {
    const key = keyOf(each);
    const value = picks.has(key) ? picks.get(key) : each.proposed?.value;
    if (value == null) continue;
    const own = chosen.get(each.target.field.key) ?? new Map<string, Value>();
    chosen.set(each.target.field.key, own.set(each.text, value));
  }
  return chosen;
}

interface OptionTableProps {
  unlisted: UnknownOption[];
  chosen: OptionChoices;
  onPick(key: string, value: Value | null): void;
}

const KEPT = '\u0000kept';

/** Table of pasted texts that match no option, once per column, each with the option to use instead. */
export default function OptionTable({ unlisted, chosen, onPick }: OptionTableProps) {
  const { language, t } = useLanguage();
  const say = useText();
  if (unlisted.length === 0) return null;
  return (
    <ScrollBox className={styles.matches} label={t('forms.paste.options.title')}>
      <table>
        <caption>{t('forms.paste.options.title')}</caption>
        <thead>
          <tr>
            {(['field', 'text', 'option'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`forms.paste.options.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unlisted.map((each) => {
            const { field } = each.target;
            const items = 'options' in field && 'items' in field.options ? field.options.items : [];
            return (
              <tr key={keyOf(each)}>
                <th scope="row">{say(field)}</th>
                <td className={styles.samples}>
                  {t('forms.paste.options.cells', { text: each.text, count: each.count })}
                </td>
                <td>
                  <Select<Value>
                    aria-label={t('forms.paste.goal', { name: each.text })}
                    className={styles.goal ?? ''}
                    showSearch
                    optionFilterProp="label"
                    popupMatchSelectWidth={false}
                    options={[
                      ...listLeafOptions(items).map((option) => ({
                        value: option.value,
                        label: sayIn(option, language),
                      })),
                      { value: KEPT, label: t('forms.paste.options.kept') },
                    ]}
                    value={chosen.get(field.key)?.get(each.text) ?? KEPT}
                    onChange={(next) => onPick(keyOf(each), next === KEPT ? null : next)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

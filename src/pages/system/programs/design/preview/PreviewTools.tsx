import type { Form } from '@domain/definition';
import { Segmented } from 'antd';
import { Select } from '@/components/Controls/Select';
import { locales } from '@/locales';
import { useLanguage, useText } from '@/utils/language';
import type { FormPreview } from '../formPreview/useFormPreview';
import styles from './index.module.css';

export interface PreviewLook {
  /** Tag of the language. */
  locale: string;
  isDark: boolean;
  isPhone: boolean;
  /** True for the copy that experts get, without what identifies the applicant. */
  isBlind: boolean;
}

interface PreviewToolsProps {
  form: Form;
  preview: FormPreview;
  section: string | undefined;
  onSection(section: string): void;
  look: PreviewLook;
  onLook(changed: Partial<PreviewLook>): void;
}

const EMPTY = '';

/** Choices of the preview: whose answers, which section, for whom, in which language and look. */
export default function PreviewTools({ form, preview, section, onSection, look, onLook }: PreviewToolsProps) {
  const { t } = useLanguage();
  const say = useText();
  const { scenario, scenarios, fill } = preview;
  const draw = (name: 'isBlind' | 'isPhone' | 'isDark', words: readonly [off: string, on: string]) => (
    <Segmented
      size="small"
      aria-label={t(`design.preview.${name}`)}
      value={look[name]}
      onChange={(value) => onLook({ [name]: value })}
      options={words.map((word, index) => ({ value: index === 1, label: t(`design.preview.${word}`) }))}
    />
  );
  return (
    <div className={styles.tools}>
      <Select
        aria-label={t('design.preview.scenario')}
        className={styles.section ?? ''}
        value={scenario ?? EMPTY}
        onChange={(key) => fill(scenarios.find((each) => each.key === key) ?? null)}
        options={[
          { value: EMPTY, label: t('design.preview.empty') },
          ...scenarios.map(({ key, title }) => ({ value: key, label: say(title) })),
        ]}
      />
      <Select
        aria-label={t('design.preview.section')}
        className={styles.section ?? ''}
        value={section}
        disabled={look.isBlind}
        onChange={onSection}
        showSearch
        optionFilterProp="label"
        options={form.sections.map(({ key, title }) => ({ value: key, label: say(title) }))}
      />
      <Segmented
        size="small"
        aria-label={t('design.preview.language')}
        value={look.locale}
        onChange={(locale) => onLook({ locale })}
        options={locales.map(({ tag, name, lang }) => ({
          value: tag,
          label: <span lang={lang}>{name}</span>,
        }))}
      />
      {draw('isPhone', ['wide', 'phone'])}
      {draw('isDark', ['light', 'dark'])}
      {draw('isBlind', ['company', 'blind'])}
    </div>
  );
}

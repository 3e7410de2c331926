import { ACCENT_PATTERN, isReadableAccent, MIN_ACCENT_CONTRAST, measureAccent } from '@domain/system/accent';
import { officeSettingsMessages } from '@domain/system/messages';
import { fillText } from '@domain/text';
import { Form, Input } from 'antd';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Accent colour of the portal, with a sample of it; a colour on which white words are hard to read is refused with its contrast. */
export default function AccentField({ accent }: { accent: string }) {
  const { t } = useLanguage();
  const say = useText();
  const isColour = ACCENT_PATTERN.test(accent);

  async function assertUsable(value: string) {
    if (!ACCENT_PATTERN.test(value)) throw new Error(t('house.accent.wrong'));
    if (isReadableAccent(value)) return;
    const said = { found: measureAccent(value), least: MIN_ACCENT_CONTRAST };
    throw new Error(say(fillText(officeSettingsMessages.accentPale, said)));
  }

  return (
    <Form.Item
      name="accent"
      label={t('house.accent')}
      extra={t('house.accent.use')}
      rules={[{ validator: (_, value = '') => assertUsable(value) }]}
    >
      <Input
        className={styles.accent as string}
        dir="ltr"
        maxLength={7}
        placeholder="#3269ff"
        autoComplete="off"
        spellCheck={false}
        prefix={
          <span
            className={styles.swatch}
            aria-hidden
            style={isColour && accent ? { background: accent } : undefined}
          />
        }
      />
    </Form.Item>
  );
}

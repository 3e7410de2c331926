import { SnippetsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

/**
 * Button that pastes at the cell used last, for people who do not use shortcuts; absent where a page may not read the
 * clipboard.
 */
export default function PasteButton({ onPaste }: { onPaste(text: string): unknown }) {
  const { t } = useLanguage();
  const { clipboard } = navigator;
  if (typeof clipboard?.readText !== 'function') return null;
  const paste = async () => {
    const text = await clipboard.readText().catch(() => null);
    if (text === null) feedback.warn(t('forms.paste.denied'));
    else if (text.trim() === '') feedback.info(t('forms.paste.nothing'));
    else onPaste(text);
  };
  return (
    <Button icon={<SnippetsOutlined aria-hidden />} onClick={paste}>
      {t('forms.paste.paste')}
    </Button>
  );
}

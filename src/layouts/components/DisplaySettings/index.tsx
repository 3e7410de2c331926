import Icon from '@/components/Icon';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import BarPopover from '@/layouts/components/BarPopover';
import { useLanguage } from '@/utils/language';

const loadChoices = () => import('./Choices');

/** Display settings: larger text, more contrast, colours for colour blindness, page width; stored in this browser. */
export default function DisplaySettings() {
  const { t } = useLanguage();
  return (
    <BarPopover label={t('display')} title={t('display')} icon={<Icon name="fontSize" />}>
      {() => <LazyPart load={loadChoices} given={{}} />}
    </BarPopover>
  );
}

import Icon from '@/components/Icon';
import { OnDemand } from '@/layouts/components/AntdFrame/withAntdFrame';
import BarPopover from '@/layouts/components/BarPopover';
import { useLanguage } from '@/utils/language';

const loadChoices = () => import('./Choices');

/** Larger text, more contrast, colours for a weak sense of colour, and the width of the page: kept in this browser. */
export default function DisplaySettings() {
  const { t } = useLanguage();
  return (
    <BarPopover label={t('display')} title={t('display')} icon={<Icon name="fontSize" />}>
      {() => <OnDemand load={loadChoices} given={{}} />}
    </BarPopover>
  );
}

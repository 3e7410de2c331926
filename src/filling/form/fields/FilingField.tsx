import type { FilingField as FilingFieldOf } from '@domain/definition';
import { formatFilingReference } from '@domain/filing/input';
import { getSectionAnswers } from '@domain/filing/sections';
import type { ControlProps } from '@/filling/form/controlProps';
import { useFormSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import ChoiceBox from './ChoiceBox';

const FilingList = lazyWithRetry(() => import('./FilingList'));

/** Selection of the filing to continue. */
export default function FilingField(props: ControlProps<FilingFieldOf>) {
  const { t } = useLanguage();
  const chosen = useChosenText(props);
  return (
    <ChoiceBox
      control={props}
      popup="listbox"
      chosen={chosen}
      placeholder={t('forms.filing.choose')}
      prepare={FilingList.prepare}
      drawList={(isPressed) => <FilingList control={props} chosen={chosen} defaultOpen={isPressed} />}
    />
  );
}

/** Returns the text of the chosen filing from the form's own answers. */
function useChosenText({ id, field, value }: ControlProps<FilingFieldOf>): string {
  const { form, filled } = useFormSession();
  const section = form.sections.find(({ key }) => key === id.split('.')[0]);
  if (typeof value !== 'string' || !value || !section) return '';
  return formatFilingReference(field, getSectionAnswers(filled, section)) || '…';
}

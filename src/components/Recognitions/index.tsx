/** List of recognitions, shared by the company's and the office's pages. */

import { programs } from '@domain/programs/registry';
import type { RecognitionItem } from '@domain/recognitions/calls';
import { RECOGNITION_STATES, recognitionStates } from '@domain/recognitions/recognition';
import type { ListFilter } from '@/components/ListPage';
import type { RecordColumn } from '@/components/RecordTable';
import WordTag from '@/components/Tags/WordTag';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, createPaging, matching, oneOf } from '@/utils/urlState';
import { useTextOptions } from '@/utils/useTextOptions';

export const recognitionsUrl = {
  keyword: anyText,
  state: oneOf(RECOGNITION_STATES),
  program: matching(/^\w{1,64}$/),
  ...createPaging(),
};

export function useRecognitionFilters(): ListFilter<keyof typeof recognitionsUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const optionsOf = useTextOptions();
  return [
    {
      name: 'state',
      label: t('common.status'),
      any: t('common.anyStatus'),
      options: optionsOf(RECOGNITION_STATES, recognitionStates),
    },
    {
      name: 'program',
      label: t('recognitions.program'),
      any: t('recognitions.anyProgram'),
      options: programs.flatMap(({ key, recognition }) =>
        recognition ? [{ value: key, label: say(recognition.name) }] : [],
      ),
      select: { popupMatchSelectWidth: false },
    },
  ];
}

export const useEmptyTexts = () => {
  const { t } = useLanguage();
  return {
    none: t('recognitions.none'),
    noMatch: t('recognitions.noMatch'),
    showAll: t('common.showAll'),
  };
};

/** Recognition with its subject, certificate, validity and state; the page adds what is its own. */
export function useRecognitionColumns(): RecordColumn<RecognitionItem>[] {
  const { t, say } = useLanguage();
  return [
    {
      key: 'program',
      title: t('recognitions.program'),
      place: 'name',
      render: ({ title, kind_name: kind, subject }) => (
        <>
          <bdi>{[title, kind].flatMap((part) => (part ? say(part) : [])).join(' · ')}</bdi>
          {subject && (
            <div>
              <bdi>{subject}</bdi>
            </div>
          )}
        </>
      ),
    },
    { key: 'no', title: t('recognitions.no'), isShort: true, render: ({ no }) => <bdi>{no}</bdi> },
    {
      key: 'validity',
      title: t('recognitions.validity'),
      render: ({ valid_from, valid_to }) =>
        t('recognitions.span', { from: formatDate(valid_from), to: formatDate(valid_to) }),
    },
    { key: 'state', title: t('common.status'), render: (item) => <State item={item} /> },
  ];
}

function State({ item: { state, revoked_on: day } }: { item: RecognitionItem }) {
  const { t } = useLanguage();
  return (
    <>
      <WordTag {...recognitionStates[state]} />
      {day && t('recognitions.revokedOn', { day: formatDate(day) })}
    </>
  );
}

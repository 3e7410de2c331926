import { findProgram } from '@domain/programs/find';
import type { RecognitionItem } from '@domain/recognitions/calls';
import { Button, Flex } from 'antd';
import ButtonLink from '@/components/Controls/ButtonLink';
import { useCopyFiling, useRemainingQuota } from '@/components/CopyFiling';
import { CertificateButton } from '@/components/DocumentButtons';
import ListPage, { useList } from '@/components/ListPage';
import NextAct from '@/components/NextAct';
import { chooseRecognitionAct } from '@/components/NextAct/pageActs';
import {
  recognitionsUrl,
  useEmptyTexts,
  useRecognitionColumns,
  useRecognitionFilters,
} from '@/components/Recognitions';
import type { RecordColumn } from '@/components/RecordTable';
import { createActionsColumn } from '@/components/RecordTable/columns';
import { useRightCheck } from '@/models/useRightCheck';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';

/** The company's recognitions, with a link to apply for one again while its window is open. */
export default function Recognitions() {
  const { t } = useLanguage();
  const mayFile = useRightCheck()('filing.edit');
  return (
    <ListPage
      list={useList(recognitionsUrl, 'ownRecognitions')}
      lead={t('recognitions.lead')}
      filters={useRecognitionFilters()}
      before={({ list }) => <NextAct act={mayFile ? chooseRecognitionAct(list) : null} />}
      columns={[...useRecognitionColumns(), useActions()]}
      empty={useEmptyTexts()}
      pagination={{ hideOnSinglePage: true }}
    />
  );
}

function useActions(): RecordColumn<RecognitionItem> {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const { placeFor } = useRemainingQuota();
  const { isBusy, copy } = useCopyFiling();
  return createActionsColumn(t, ({ filing, program: key, kind, batch, no, state }) => {
    const program = findProgram(key);
    if (!program) return null;
    const { route, title } = program;
    const name = `${say(title)} ${batchName(batch)}`;
    return (
      <Flex gap="small" wrap>
        {filing && state !== 'revoked' && <CertificateButton kind="certificate" id={filing} no={no} />}
        {filing ? (
          <ButtonLink
            to={buildFilingPath({ id: filing, kind, route })}
            aria-label={`${t('recognitions.view')} ${no}`}
          >
            {t('recognitions.view')}
          </ButtonLink>
        ) : (
          t('recognitions.earlier')
        )}
        {filing && placeFor({ program: key, kind }) && (
          <Button
            disabled={isBusy}
            aria-label={`${t('recognitions.again')} ${no}`}
            onClick={() => copy({ id: filing, kind, route, name })}
          >
            {t('recognitions.again')}
          </Button>
        )}
      </Flex>
    );
  });
}

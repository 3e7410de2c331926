import { formOfPaper } from '@domain/filing/paper-form';
import type { Program } from '@domain/programs/define';
import { programByRoute } from '@domain/programs/find';
import { Button, Result } from 'antd';
import { useMemo } from 'react';
import { useDispatch, useLocation, useSelector } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import UnderConstruction from '../UnderConstruction';
import OpenForm from './components/OpenForm';
import ReloadButton from './components/ReloadButton';
import { type FormAddress, useFormAddress } from './hooks/useFormAddress';
import { useOpenFiling } from './hooks/useOpenFiling';

/** The one page of all declarations: the route tells the program, the program brings its form. */
export default function ProgramForm() {
  const { pathname } = useLocation();
  const program = programByRoute(pathname);
  return program ? <Opening key={program.key} program={program} /> : <UnderConstruction />;
}

function Opening({ program }: { program: Program }) {
  const navigation = useFormAddress();
  const form = useOpenFiling(program, navigation);
  const filing = useSelector((root: RootState) => root.filing.filing);
  const problem = useSelector((root: RootState) => root.filing.problem);
  const read = useMemo(() => (filing?.paper ? formOfPaper(filing.paper) : form), [filing?.paper, form]);
  if (problem !== null) return <NotOpened program={program} reason={problem} address={navigation.address} />;
  if (!read || !filing) return <RouteSpinner />;
  if (filing.edition !== program.edition && !filing.paper) return <OtherEdition edition={filing.edition} />;
  return <OpenForm program={program} form={read} filing={filing} navigation={navigation} />;
}

/** This page was loaded before the form got its present edition. */
function OtherEdition({ edition }: { edition: string }) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <Result
        status="info"
        title={t('forms.edition.other')}
        subTitle={t('forms.edition.otherWhy', { edition })}
        extra={<ReloadButton />}
      />
    </div>
  );
}

interface NotOpenedProps {
  program: Program;
  reason: string;
  address: FormAddress;
}

function NotOpened({ program, reason, address: { id, draft, kind } }: NotOpenedProps) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const user = useSelector((root: RootState) => root.user.currentUser?.id);
  const again = () =>
    dispatch({ type: 'filing/open', payload: { user, program: program.key, kind, id, draft } });
  return (
    <div role="alert">
      <Result
        status="warning"
        title={t('forms.open.failed')}
        subTitle={reason || t('forms.open.failedWhy')}
        extra={
          <Button type="primary" onClick={again}>
            {t('forms.open.retry')}
          </Button>
        }
      />
    </div>
  );
}

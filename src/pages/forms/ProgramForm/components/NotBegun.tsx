import type { Program } from '@domain/definition';
import { findProgram } from '@domain/programs/find';
import { Result } from 'antd';
import ButtonLink from '@/components/ButtonLink';
import { useLanguage, useText } from '@/utils/language';

interface NotBegunProps {
  program: Program;
  /** The step that has to come first, in the words of the server. */
  reason: string;
}

/** A program that continues another, before there is anything to continue: says what comes first, and leads there. */
export default function NotBegun({ program, reason }: NotBegunProps) {
  const { t } = useLanguage();
  const say = useText();
  const first = findProgram(program.continues?.program ?? '');
  return (
    <Result
      status="info"
      title={<h1>{say(program.title)}</h1>}
      subTitle={reason}
      extra={[
        first && (
          <ButtonLink key="first" type="primary" to={first.route}>
            {say(first.title)}
          </ButtonLink>
        ),
        <ButtonLink key="own" to="/enterpriseCenter/declare">
          {t('forms.filing.own')}
        </ButtonLink>,
      ]}
    />
  );
}

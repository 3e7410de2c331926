import type { Mandate } from '@domain/mandates/calls';
import { isInForce, mandateStatuses, OPEN_MANDATES } from '@domain/mandates/mandate';
import { findProgram } from '@domain/programs/find';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button, Flex } from 'antd';
import { history, useSelector } from 'umi';
import SideDrawer from '@/components/Controls/SideDrawer';
import { FactList, type PageFact } from '@/components/Page';
import WordTag from '@/components/Tags/WordTag';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface MandateDrawerProps {
  /** Mandate in the drawer; null: closed. */
  mandate: Mandate | null;
  side: 'given' | 'held';
  onClose(): void;
  onChanged(): void;
}

/** Drawer with the terms of a mandate and the actions that its side may take. */
export default function MandateDrawer({ mandate, onClose, ...more }: MandateDrawerProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer isInAddress open={mandate !== null} onClose={onClose} title={t('mandates.one')}>
      {mandate && <Terms mandate={mandate} {...more} />}
    </SideDrawer>
  );
}

type TermsProps = Omit<MandateDrawerProps, 'mandate' | 'onClose'> & { mandate: Mandate };

function Terms({ mandate, side, onChanged }: TermsProps) {
  const facts = useFacts(mandate);
  return (
    <Flex vertical gap="large">
      <FactList facts={facts} />
      <Steps mandate={mandate} side={side} onChanged={onChanged} />
    </Flex>
  );
}

function useFacts(mandate: Mandate): PageFact[] {
  const { t } = useLanguage();
  const say = useText();
  const { agent, company, programs, first_day: from, last_day: until, ended_at, ended_by } = mandate;
  const titles = programs.map((key) => {
    const program = findProgram(key);
    return program ? say(program.title) : key;
  });
  return [
    [t('common.status'), <WordTag key="status" {...mandateStatuses[mandate.status]} />],
    [t('mandates.company'), company.name],
    [t('mandates.agent'), `${agent.name}（${agent.company}，${agent.username}）`],
    [t('mandates.term'), t('mandates.fromUntil', { from, until })],
    [t('mandates.programs'), titles.join(t('list.comma'))],
    [t('mandates.maySubmit'), t(mandate.may_submit ? 'mandates.yes' : 'mandates.no')],
    ...(mandate.note ? [[t('mandates.note'), mandate.note] satisfies PageFact] : []),
    [t('mandates.givenBy'), `${mandate.given_by} ${formatDateTime(mandate.given_at)}`],
    ...(mandate.answered_at
      ? [[t('mandates.answeredAt'), formatDateTime(mandate.answered_at)] satisfies PageFact]
      : []),
    ...(ended_at
      ? [
          [
            t('mandates.endedAt'),
            `${formatDateTime(ended_at)} ${ended_by ?? t('mandates.byItself')}`,
          ] satisfies PageFact,
        ]
      : []),
  ];
}

function Steps({ mandate, side, onChanged }: TermsProps) {
  const { t } = useLanguage();
  const acting = useSelector((state: RootState) => state.user.currentUser?.acting?.id);
  const { id, version, status, company, agent, first_day: firstDay, last_day: lastDay } = mandate;
  const isOpen = OPEN_MANDATES.some((open) => open === status);
  if (!isOpen) return null;
  const isOffered = status === 'offered' && side === 'held';
  const mayAct =
    side === 'held' &&
    acting !== id &&
    isInForce({ status, firstDay, lastDay }, formatBeijingDay(new Date()));

  async function reply(answer: 'accept' | 'decline'): Promise<void> {
    if (await mutate(call('answerMandate', { path: { id }, data: { version, answer } }))) onChanged();
  }

  async function end(): Promise<void> {
    const name = side === 'given' ? agent.name : company.name;
    const agreed = await feedback.confirm({
      title: t(`mandates.end.ask.${side}`, { name }),
      content: t('mandates.end.why'),
      okText: t('mandates.end'),
    });
    if (agreed && (await mutate(call('endMandate', { path: { id }, data: { version } })))) onChanged();
  }

  return (
    <Flex gap="small" wrap>
      {isOffered && (
        <>
          <Button type="primary" onClick={() => reply('accept')}>
            {t('mandates.accept')}
          </Button>
          <Button onClick={() => reply('decline')}>{t('mandates.decline')}</Button>
        </>
      )}
      {mayAct && (
        <Button type="primary" onClick={() => history.push('/index', { actFor: id })}>
          {t('mandates.act')}
        </Button>
      )}
      {!isOffered && (
        <Button danger onClick={end}>
          {t('mandates.end')}
        </Button>
      )}
    </Flex>
  );
}

/** Recognitions whose company is reminded that they expire, unless it holds a later one. */
import { getRecognitionName, NO_REMINDER } from '../../domain/recognitions/recognition';
import { formatBeijingDay, getEndOfDay } from '../../domain/windows/calendar';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { defineReminderSource } from '../core/jobs/reminder-source';
import { OWN_RECOGNITIONS, type RecognitionDeps } from './recognitions-service';

const AT_A_TIME = 100;

export const createRecognitionReminders = ({ store, inbox, programs }: RecognitionDeps) =>
  defineReminderSource<{ id: string; day: string }>({
    listDue: (now, after) => store.due(formatBeijingDay(now), after, AT_A_TIME),
    async lock({ id }) {
      const row = await store.lock(id);
      if (!row) return null;
      const { company, program, filingId, validTo } = row;
      const given = programs.find(({ key }) => key === program);
      const end = { kind: 'recognition' as const, id, endsAt: getEndOfDay(validTo) };
      if (!company || row.isRenewed) return { ...end, companyId: row.holderId ?? id };
      return {
        ...end,
        companyId: company.id,
        tell: ({ template }) =>
          inbox.send({
            companyId: company.id,
            template,
            program,
            ...(filingId && { filingId }),
            link: OWN_RECOGNITIONS,
            params: {
              company: company.name,
              program: given ? getRecognitionName(given, row.kind) : program,
              no: row.certificateNo,
              day: validTo,
            },
            contact: { to: getCompanyContact(company.profile), scene: template, about: company.name },
          }),
      };
    },
    lookAgain: ({ id }, at) => store.remindNext(id, at ? formatBeijingDay(at) : NO_REMINDER),
  });

/**
 * Patents in a draft that differ from the register: the company sees before submission what the office will see. Only register
 * data stored here is used; opening the page queries no outside service.
 */
import type { RegisterFactData } from '../../domain/registers/calls';
import {
  deriveRegisterFact,
  listPatentQuestions,
  MAX_REGISTER_QUESTIONS,
} from '../../domain/registers/register-checks';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { readKnownAnswers, toFactData } from '../registers/registers-service';
import type { FilingDeps } from './filing-deps';
import { getFilingProgram } from './filing-steps';
import { convertToPresentEdition } from './present-edition';

export async function loadFilingPatents(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<RegisterFactData[]> {
  const row = assertOwn(caller, await deps.filings.find(id), 'filing');
  const program = getFilingProgram(deps.programs, row);
  const form = await program.load();
  const { data, company } = convertToPresentEdition(program, form, row);
  const asked = listPatentQuestions(form, data, { ...company, legalRep: null }).slice(
    0,
    MAX_REGISTER_QUESTIONS,
  );
  if (asked.length === 0) return [];
  const known = await readKnownAnswers(
    deps.registers,
    'patent',
    asked.map(({ key }) => key),
  );
  const today = formatBeijingDay(deps.clock());
  return asked.flatMap((question) => {
    const answer = known.get(question.key);
    return answer && answer.is !== 'unchecked'
      ? [toFactData(deriveRegisterFact(question, answer, today))]
      : [];
  });
}

import type { ContinuationConditions } from '../../definition';
import { addMonths } from '../../expressions/dates';
import { fillText } from '../../text';

/** Months before the end of the project from which its result can be filed (workflow: jiebang_result). */
const OPENS_BEFORE = 3;

const tooEarly = {
  zh: '该项目计划于{{end}}结束，自{{from}}起可以申报成果',
  en: 'This project ends on {{end}}. Its result can be filed from {{from}} on',
  ar: 'ينتهي هذا المشروع في {{end}}. يمكن تقديم نتيجته ابتداءً من {{from}}',
};

type Project = { proposal: { end_date: string } };

export const continuation: ContinuationConditions = {
  notYet(other, { today }) {
    const { end_date: end } = (other as Project).proposal;
    const from = addMonths(end, -OPENS_BEFORE);
    return today < from ? fillText(tooEarly, { end, from }) : null;
  },
};

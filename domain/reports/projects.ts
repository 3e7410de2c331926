/** Where the approved filings of a program say from when to when they run. Programs without an entry approve no project. */
export const projectSpans: Record<string, { start: string; end: string }> = {
  keyproject: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  serverproject: { start: 'plan.start_date', end: 'plan.end_date' },
  researchproject: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  foreignproject: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  workerhomeproject: { start: 'plan.start_date', end: 'plan.end_date' },
  scientistadvisor: { start: 'appointment.term_start', end: 'appointment.term_end' },
  subjectresearch: { start: 'subject.start_date', end: 'subject.end_date' },
  socialspecial: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  jiebang_second: { start: 'proposal.start_date', end: 'proposal.end_date' },
};

/** Where a program lists its milestones: a table with a name and a day in each row. */
export const milestoneTables: Record<string, { table: string; name: string; day: string }> = {
  jiebang_second: { table: 'milestones', name: 'node', day: 'due_date' },
};

/** The report that is a declaration of its own, and where that names the project. */
export const RESULT = {
  code: 'jiebang_result',
  program: 'jiebangguashuai_result',
  project: 'project_link.project_id',
} as const;

/** The message to a desk about the questions that wait for it: one for all of them, which goes when none waits. */
import { deskOf } from '../../domain/filing/telling';
import type { Deps } from '../core/deps';
import type { AssignmentsStore } from '../review/assigning-store';
import type { QuestionRow, QuestionsStore } from './questions-store';

const LINK = '/interaction';

interface WaitingDeps extends Pick<Deps, 'inbox'> {
  store: Pick<QuestionsStore, 'find' | 'total'>;
  officers: AssignmentsStore['officers'];
}

export const createWaiting = ({ inbox, store, officers }: WaitingDeps) => {
  async function deskOfQuestion({ department }: Pick<QuestionRow, 'department'>) {
    const people = deskOf(await officers(null), department);
    const desk = people.some(({ role }) => role === 'reviewer') ? department : null;
    return {
      to: people.map(({ id }) => ({ userId: id })),
      count: await store.total({ desk, status: 'open' }),
    };
  }

  return {
    /** After a question, in its transaction. */
    async tell(id: string): Promise<void> {
      const row = await store.find(id);
      if (!row) return;
      const { to, count } = await deskOfQuestion(row);
      const each = to.map((person) => ({ ...person, params: { count } }));
      await inbox.sendToEach({ template: 'questions_waiting', link: LINK, each });
    },

    /** After an answer, or where the company asks no longer. */
    async settle(row: QuestionRow): Promise<void> {
      const { to, count } = await deskOfQuestion(row);
      if (count === 0) await inbox.retire(to, LINK);
    },
  };
};

export type Waiting = ReturnType<typeof createWaiting>;

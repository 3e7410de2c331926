import { vi } from 'vitest';
import { feedback } from '../../../src/utils/feedback';

/** Toasts, notices and questions are noted, not shown: to be called once a file, after which vitest puts them back. */
export function mockFeedback(): void {
  for (const name of Object.keys(feedback) as (keyof typeof feedback)[]) {
    vi.spyOn(feedback, name).mockImplementation((() => undefined) as never);
  }
}

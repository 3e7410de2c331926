import { vi } from 'vitest';
import { feedback } from '../../../src/utils/feedback';

/** Records toasts, notices and questions instead of showing them. Call it once in a file; vitest restores them afterwards. */
export function mockFeedback(): void {
  for (const name of Object.keys(feedback) as (keyof typeof feedback)[]) {
    vi.spyOn(feedback, name).mockImplementation((() => undefined) as never);
  }
}

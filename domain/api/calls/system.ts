import { z } from 'zod';
import { defineCall } from './define';

const state = z.object({ status: z.literal('ok'), time: z.string() });

export const systemCalls = {
  health: defineCall('health', {
    tag: 'system',
    summary: 'Whether the process is alive',
    access: 'public',
    data: state,
  }),
  ready: defineCall('ready', {
    tag: 'system',
    summary: 'Whether the database answers and is migrated; 503 otherwise',
    access: 'public',
    data: state,
  }),
};

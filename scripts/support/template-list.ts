/**
 * Generates the list of message templates that `npm run gen` writes, from the `message-templates.ts` files of the rooms of
 * domain/.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'message-templates';

/** Generates the file with every message template by its code. */
export function templateIndex(domainFolder: string): string {
  const rooms = readdirSync(domainFolder).filter((room) =>
    existsSync(join(domainFolder, room, `${FILE}.ts`)),
  );
  return [
    '// Written by `npm run gen`. Do not edit.',
    ...rooms.map((room) => `import { ${room}Templates } from '../${room}/${FILE}';`),
    '',
    '/** Every message template by its code. */',
    'export const messageTemplates = {',
    ...rooms.map((room) => `  ...${room}Templates,`),
    '};',
    'export type MessageTemplateCode = keyof typeof messageTemplates;',
    '',
  ].join('\n');
}

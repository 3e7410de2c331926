import { paths } from '@domain/api/paths';
import settings from '../../../config/defaultSettings';

const [, PATH = ''] = paths.pageView.split(' ');

/** By beacon: without the session's token, which a request would carry, and without anybody waiting for it. */
export function countOwn(route: string): void {
  const body = new Blob([JSON.stringify({ route })], { type: 'application/json' });
  navigator.sendBeacon?.(settings.apiOrigin + PATH, body);
}

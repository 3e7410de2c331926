/** One POST to an endpoint: no redirect is followed, nobody is waited for, and nothing of the answer is read. */
import { request as plain } from 'node:http';
import { type RequestOptions, request as secure } from 'node:https';
import { isPublic, literalHost, PrivateAddress, publicLookup } from './private-addresses';

export interface PostLimits {
  limitMs: number;
  mayBePrivate: boolean;
}

/** Throws unless the endpoint says that it has taken it. */
export function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  { limitMs, mayBePrivate }: PostLimits,
): Promise<void> {
  const url = new URL(address);
  const host = literalHost(url);
  if (!mayBePrivate && host && !isPublic(host)) return Promise.reject(new PrivateAddress(host));
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(limitMs),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(!mayBePrivate && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      const { statusCode = 0 } = response;
      // Whatever it goes on saying is of no interest.
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) return resolve();
      reject(new Error(`the endpoint answered ${statusCode}`));
    });
    sent.on('error', (error: Error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new Error(`no answer within ${limitMs} ms`)
          : error,
      ),
    );
    sent.end(body);
  });
}

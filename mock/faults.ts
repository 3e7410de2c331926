/**
 * Faults to develop against: what the portal must live through, on demand.
 *
 * One call:    header `X-Mock-Fault: 401`, or `?fault=401` on the call.
 * One page:    open it with `?fault=slow`; its calls carry the address as their referrer.
 * Until ended: `POST /api/mock/faults {"fault": "208", "path": "/gazelle/", "times": 2}`; `GET` shows it, `DELETE` ends it.
 *
 * umi takes the default export of every file in mock/ as routes, and the first that fits wins: this file is read
 * before server.ts, which answers everything else.
 */
const ANSWERS = {
  '208': { status: 200, body: { code: 208, msg: '模拟的业务错误', data: null } },
  '-1': { status: 200, body: { code: -1, msg: '模拟的失败', data: null } },
  '-1-list': {
    status: 200,
    body: { code: -1, msg: ['第一行：模拟的失败', '第二行：模拟的失败'], data: null },
  },
  expired: { status: 200, body: { code: -1, msg: 'token expired', data: null } },
  '401': { status: 401, body: { code: -1, msg: 'not authenticated', data: null } },
  '403': { status: 403, body: { code: -1, msg: 'token expired', data: null } },
  '500': { status: 500, body: { code: -1, msg: '模拟的故障', data: null } },
  /** Response of a proxy whose upstream server is down. */
  html: { status: 502, body: '<html><body>502 Bad Gateway</body></html>' },
} as const;

/**
 * `slow`: the reply is three seconds late. `lost`: the call never arrives. `lost-reply`: the call is carried out, the reply is
 * lost.
 */
type Fault = keyof typeof ANSWERS | 'slow' | 'lost' | 'lost-reply';

const NAMES: readonly string[] = [...Object.keys(ANSWERS), 'slow', 'lost', 'lost-reply'];
const isFault = (name: unknown): name is Fault => typeof name === 'string' && NAMES.includes(name);

interface ActiveFault {
  fault: Fault;
  /** Applies the fault only to calls whose address contains this text. */
  path: string;
  /** Number of calls left to fail; null for unlimited. */
  times: number | null;
}

/** State on the global object: umi evaluates these files again after each edit. */
const kept = globalThis as { mockFault?: ActiveFault | null; mockLost?: { url: string; at: number } };

/**
 * Maximum milliseconds between a lost read and its repetition by the browser, which retries a read without an answer on a reused
 * connection at once over a fresh one: that is the same call, and is lost as well.
 */
const REPEATED_WITHIN_MS = 500;

const isRepeated = (url: string): boolean =>
  kept.mockLost?.url === url && Date.now() - kept.mockLost.at < REPEATED_WITHIN_MS;

/** Request of umi's mock server; also the stream of its body where umi has not parsed it. */
export interface MockRequest extends AsyncIterable<Uint8Array> {
  method: string;
  originalUrl: string;
  headers: Record<string, string | string[] | undefined>;
  body?: unknown;
  files?: { fieldname: string; originalname: string; mimetype: string; buffer: Buffer }[];
  socket: { destroy(): void };
}

export interface MockResponse {
  status(code: number): MockResponse;
  setHeader(name: string, value: string | number | string[]): unknown;
  json(body: unknown): unknown;
  send(body: unknown): unknown;
}

const ofAddress = (address: unknown): unknown =>
  typeof address === 'string' && URL.canParse(address, 'http://mock')
    ? new URL(address, 'http://mock').searchParams.get('fault')
    : null;

const standingFor = ({ method, originalUrl: url }: MockRequest): Fault | null => {
  if (method === 'GET' && isRepeated(url)) {
    delete kept.mockLost;
    return 'lost';
  }
  const standing = kept.mockFault;
  if (!standing || !url.includes(standing.path)) return null;
  if (standing.times !== null) {
    standing.times -= 1;
    if (standing.times <= 0) kept.mockFault = null;
    if (standing.fault === 'lost') kept.mockLost = { url, at: Date.now() };
  }
  return standing.fault;
};

/** Returns the fault for a call: requested by the call itself, by its page, or set until it is ended. */
export const findRequestedFault = (request: MockRequest): Fault | null => {
  const { headers, originalUrl } = request;
  const own = [headers['x-mock-fault'], ofAddress(originalUrl), ofAddress(headers.referer)].find(isFault);
  return own ?? standingFor(request);
};

/** Executes a call under a fault. `answer` does the work and returns the function that sends the reply. */
export const withFault = async (
  fault: Fault | null,
  request: MockRequest,
  response: MockResponse,
  answer: () => Promise<() => void>,
): Promise<void> => {
  if (fault === 'lost') request.socket.destroy();
  else if (fault === 'lost-reply') await answer().then(() => request.socket.destroy());
  else if (fault === null || fault === 'slow') {
    if (fault) await new Promise((resolve) => setTimeout(resolve, 3_000));
    (await answer())();
  } else response.status(ANSWERS[fault].status).send(ANSWERS[fault].body);
};

const show = (response: MockResponse) =>
  response.json({ code: 200, msg: '', data: { standing: kept.mockFault ?? null, faults: NAMES } });

const begin = (request: MockRequest, response: MockResponse) => {
  const { fault, path = '', times = null } = request.body as Partial<ActiveFault>;
  if (!isFault(fault)) {
    return response.status(400).json({ code: -1, msg: `fault: one of ${NAMES.join(', ')}`, data: null });
  }
  kept.mockFault = { fault, path, times };
  return show(response);
};

const end = (_request: MockRequest, response: MockResponse) => {
  kept.mockFault = null;
  delete kept.mockLost;
  return show(response);
};

export default {
  'GET /api/mock/faults': (_request: MockRequest, response: MockResponse) => show(response),
  'POST /api/mock/faults': begin,
  'DELETE /api/mock/faults': end,
};

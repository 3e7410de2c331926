/** API client for browser tests, for preparing and checking data outside the browser. */
import { paths } from '../../../domain/api/paths.generated';
import { CAPTCHA_ANSWER, type RealServer } from './real-server';

export interface ApiReply<T> {
  status: number;
  code: number;
  msg: string | string[];
  data: T;
}

export class ApiClient {
  access: string | null = null;
  /** Complete response of the login, as the portal stores it. */
  login: unknown = null;

  constructor(
    readonly url: string,
    /** Headers sent with each call. */
    private readonly headers: Record<string, string> = {},
  ) {}

  /** `call` is `METHOD /path`; `body` an object, form data for an upload, or the bytes of a part of one. */
  async send<T = unknown>(
    call: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<ApiReply<T>> {
    const [method, path] = call.split(' ');
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const form = body instanceof FormData;
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'accept-language': 'zh-CN',
        ...this.headers,
        ...(body && !form && { 'content-type': type }),
        ...(this.access && { authorization: `JWT ${this.access}` }),
        ...headers,
      },
      body: form || body instanceof Uint8Array ? (body as BodyInit) : body && JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as Omit<ApiReply<T>, 'status'>) };
  }

  /** Like `send`, for calls that must succeed: returns the data, or throws the server's message. */
  async must<T = unknown>(call: string, body?: object): Promise<T> {
    const reply = await this.send<T>(call, body);
    if (reply.code !== 200)
      throw new Error(`${call}: ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)}`);
    return reply.data;
  }

  async signIn(username: string, password: string): Promise<this> {
    const login = await this.must<{ access: string }>(paths.login, { username, password });
    this.login = login;
    this.access = login.access;
    return this;
  }
}

export const DEMO_PASSWORD = 'Portal#2026';

/** Signs in with a demo account. */
export const openDemoClient = (url: string, username = 'demo') =>
  new ApiClient(url).signIn(username, DEMO_PASSWORD);

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** Generates an unused credit code with its check digit (GB 32100-2015), deliberately computed independently of the product. */
export const generateCreditCode = (): string => {
  const body = `91350100MA${digits(7)}`;
  const sum = [...body].reduce((total, c, i) => total + ALPHABET.indexOf(c) * (3 ** i % 31), 0);
  return body + ALPHABET.charAt((31 - (sum % 31)) % 31);
};

export const generatePhone = (): string => `139${digits(8)}`;

/** Returns a random IP address: the server limits the SMS codes per address and hour. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

export interface NewCompany {
  creditCode: string;
  name: string;
  username: string;
  password: string;
  phone: string;
  /** Department's value in the dictionary; by default the first. */
  department?: string;
}

export const generateCompany = (): NewCompany => {
  const creditCode = generateCreditCode();
  return {
    creditCode,
    name: `福建试验${creditCode.slice(-6)}有限公司`,
    username: `owner${digits(8)}`,
    password: 'Kiwi-lamp-42',
    phone: generatePhone(),
  };
};

interface TreeNode {
  value: string;
  children?: TreeNode[];
}
const firstLeaf = (nodes: TreeNode[]): string => {
  const [first] = nodes;
  if (!first) throw new Error('an empty list of options');
  return first.children?.length ? firstLeaf(first.children) : first.value;
};

/** Registers a company over the API and signs in as its owner. */
export const registerCompany = async (
  server: RealServer,
  company: NewCompany = generateCompany(),
): Promise<{ company: NewCompany; client: ApiClient }> => {
  const client = new ApiClient(server.url, { 'x-forwarded-for': newAddress() });
  const { captcha_id } = await client.must<{ captcha_id: string }>(paths.captcha);
  await client.must(paths.sendSms, {
    phone: company.phone,
    scene: 'register',
    captcha_id,
    captcha_code: CAPTCHA_ANSWER,
  });
  const sms = await server.sms(company.phone);
  const [dept, tax, industry] = await Promise.all(
    [paths.departments, paths.taxAuthorities, paths.industries].map((call) =>
      client.must<TreeNode[]>(call).then(firstLeaf),
    ),
  );
  await client.must(paths.register, {
    credit_code: company.creditCode,
    company_name: company.name,
    username: company.username,
    password: company.password,
    contact_name: '陈工',
    phone: company.phone,
    sms_code: sms.code,
    dept: company.department ?? dept,
    tax,
    industry,
    agree: true,
  });
  return { company, client: await client.signIn(company.username, company.password) };
};

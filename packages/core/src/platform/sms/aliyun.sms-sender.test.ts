import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { AliyunSmsSender } from './aliyun.sms-sender.js';

const message = {
  phone: '13800000001',
  text: 'x',
  template: { name: 'login', fallback: 'code', parameters: { code: '246810' } },
};

let server: Server;
let requests: { query: URLSearchParams; headers: IncomingHttpHeaders }[];
let answer: (response: ServerResponse) => void;

/** The stub implements the service's protocol: a signed request with parameters in the address, JSON back. */
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    requests.push({
      query: new URL(request.url ?? '', 'http://stub').searchParams,
      headers: request.headers,
    });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  requests = [];
});

const reply = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const endpoint = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const send = (over: { endpoint?: string; templates?: Record<string, string> } = {}) =>
  new AliyunSmsSender(
    {
      accessKeyId: 'key-of-a-test',
      accessKeySecret: 'secret-of-a-test',
      signName: '启程',
      templates: { code: 'SMS_1', register: 'SMS_2' },
      endpoint: endpoint(),
      ...over,
    },
    300,
  ).send(message);

describe('AliyunSmsSender', () => {
  it('sends the approved template with its parameters, signed', async () => {
    answer = reply(200, { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' });
    await send();
    expect(requests[0]?.headers).toMatchObject({
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      authorization: expect.stringMatching(
        /^ACS3-HMAC-SHA256 Credential=key-of-a-test,SignedHeaders=[\w;-]+,Signature=[\da-f]{64}$/,
      ) as string,
    });
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '启程',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"246810"}',
    });
  });

  it('uses the template of the purpose if there is one', async () => {
    answer = reply(200, { Code: 'OK' });
    await send({ templates: { code: 'SMS_1', login: 'SMS_3' } });
    expect(requests[0]?.query.get('TemplateCode')).toBe('SMS_3');
  });

  it('reports a refusal of the service with its code', async () => {
    answer = reply(200, { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发分钟级流控Permits:1' });
    await expect(send()).rejects.toMatchObject({
      name: 'SmsRefusedError',
      code: 'isv.BUSINESS_LIMIT_CONTROL',
    });
  });

  it('SM6: treats status 500 as a refusal, tries once and keeps phone and code out of the error', async () => {
    answer = reply(500, { Code: 'InternalError', Message: 'phone 13800000001 code 246810' });
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'SmsRefusedError', code: '500 InternalError' });
    expect(`${JSON.stringify(error)}${(error as Error).stack}`).not.toMatch(/13800000001|246810/);
    expect(requests).toHaveLength(1);
  });

  it('treats a connection that breaks after the request as unconfirmed', async () => {
    answer = (response) => void response.destroy();
    await expect(send()).rejects.toMatchObject({ name: 'SmsUnconfirmedError' });
    expect(requests).toHaveLength(1);
  });

  it('SM6: aborts if the service does not respond, and treats the message as unconfirmed', async () => {
    answer = () => undefined;
    await expect(send()).rejects.toMatchObject({ name: 'SmsUnconfirmedError' });
    expect(requests).toHaveLength(1);
  });

  it('reports that nothing was sent if the connection is refused', async () => {
    await expect(send({ endpoint: 'http://127.0.0.1:9' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('refuses a message without an approved template', async () => {
    await expect(send({ templates: {} })).rejects.toMatchObject({ name: 'SmsRefusedError' });
    expect(requests).toEqual([]);
  });
});

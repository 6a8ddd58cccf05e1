import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timeLimit } from '@qicheng/testing/open-database';
import { startApi, type TestApi } from '../../test/harness.js';
import { Visitor } from '../../test/visitor.js';

// End-to-end sending of a code to a stub that implements Alibaba Cloud's protocol.
let stub: Server;
let sent: URLSearchParams[] = [];
let answer: (response: ServerResponse) => void;
let api: TestApi;
let visitor: Visitor;
let phone: string;
let count = 0;

const reply = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeAll(async () => {
  stub = createServer((request, response) => {
    sent.push(new URL(request.url ?? '', 'http://stub').searchParams);
    answer(response);
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  api = await startApi({
    sms: {
      driver: 'aliyun',
      accessKeyId: 'key-of-a-test',
      accessKeySecret: 'secret-of-a-test',
      signName: '启程',
      templates: { code: 'SMS_1', forgotPassword: 'SMS_2' },
      endpoint: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`,
    },
  });
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
  stub.closeAllConnections();
  await new Promise((resolve) => stub.close(resolve));
});
beforeEach(async () => {
  count += 1;
  phone = `138000004${String(count).padStart(2, '0')}`;
  sent = [];
  await visitor.forgetLimits();
});

const send = async () =>
  api.post('/sms/loginSendCode', { phone }, { 'x-captcha-pass': await visitor.earnPass(phone, 'login') });
const failed = { status: 200, code: 0, msg: '短信发送失败，请稍后再试', data: null };

it('delivers a code that signs in, and keeps no copy of it', async () => {
  answer = reply(200, { Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' });
  const { data } = await send();
  const { code } = JSON.parse(sent[0]?.get('TemplateParam') ?? '{}') as { code: string };
  expect(sent[0]?.get('PhoneNumbers')).toBe(phone);
  const body = { type: '3', phone, code, msg_id: (data as { msg_id: string }).msg_id };
  expect(await api.post('/user/login', body)).toMatchObject({ code: 200 });
  expect(await visitor.database.localMessage.count()).toBe(0);
});

it.each([
  ['a response of 500', reply(500, { Code: 'InternalError', Message: 'no' })],
  ["the provider's own limit", reply(200, { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发流控' })],
])('SM6: after %s tells the caller, who may retry at once, twice', async (_name, refusal) => {
  answer = refusal;
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await send()).toMatchObject(failed);
  expect(await send()).toMatchObject({ code: 0, msg: '请稍后再试' });
  expect(sent).toHaveLength(3);
  const ledger = await visitor.database.smsSend.findMany({ select: { state: true } });
  expect(ledger.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
});

it('SM6: responds within 3 s if the provider is silent, and does not resend at once', async () => {
  answer = () => undefined;
  const began = performance.now();
  expect(await send()).toMatchObject(failed);
  // 2.5 s for the provider, plus the overhead of this machine.
  expect(performance.now() - began).toBeLessThan(2_500 + timeLimit(1_500));
  expect(await send()).toMatchObject({ code: 0, msg: '请稍后再试' });
  expect(sent).toHaveLength(1);
  expect(await visitor.database.smsSend.findMany({ select: { state: true } })).toEqual([
    { state: 'pending' },
  ]);
});

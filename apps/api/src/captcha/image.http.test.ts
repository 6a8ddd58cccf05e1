import { randomUUID } from 'node:crypto';
import { CryptoService } from '@qicheng/core/platform';
import { startApi, type TestApi, type WireAnswer } from '../../test/harness.js';
import { Visitor } from '../../test/visitor.js';

const PATH = '/captcha/getImg';
const check = '/captcha/check';

let api: TestApi;
let visitor: Visitor;
beforeAll(async () => {
  api = await startApi();
  visitor = new Visitor(api);
});
afterAll(async () => {
  await visitor.stop();
  await api.stop();
});
beforeEach(() => visitor.forgetLimits());

type Answer = Omit<WireAnswer, 'data'> & { data: { id: string; img: string; expires: number } };

/** One image request, when the renderer has capacity. */
async function askForImage(query = '', headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${api.url}${PATH}${query}`, {
    headers: { accept: 'application/json', ...headers },
  });
  const body = (await response.json()) as Pick<Answer, 'code' | 'msg' | 'data'>;
  return { status: response.status, headers: response.headers, ...body };
}

/** An image; waits for the next second if this one's budget is used up. */
async function getImage(query = '', headers: Record<string, string> = {}): Promise<Answer> {
  for (;;) {
    const answer = await askForImage(query, headers);
    if (answer.status !== 503) return answer;
    const second = Math.floor(performance.now() / 1000);
    while (Math.floor(performance.now() / 1000) === second) await new Promise(setImmediate);
  }
}

/** A request refused with `busy` counts as a request too. */
const expectPictureOrBusy = ({ status, code }: Answer) => expect(status === 503 || code === 200).toBe(true);

async function askTenTimes(headers: Record<string, string> = {}): Promise<void> {
  for (let count = 0; count < 10; count += 1) expectPictureOrBusy(await askForImage('', headers));
}

const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** An image with a known answer: the stored hash is replaced by that of `ABCDE`. */
async function knownImage(): Promise<string> {
  const { data } = await getImage();
  const answerHash = new CryptoService('a secret for tests only, 32 characters').hash(
    `image:${data.id}:ABCDE`,
    'code',
  );
  await visitor.database.imageChallenge.update({ where: { id: data.id }, data: { answerHash } });
  return data.id;
}

describe('GET /captcha/getImg', () => {
  it('200: returns a picture of dots without its solution', async () => {
    const { status, code, data, headers } = await getImage();
    expect({ status, code }).toEqual({ status: 200, code: 200 });
    expect(Object.keys(data).sort()).toEqual(['expires', 'id', 'img']);
    expect(data.img).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(data.expires).toBe(300);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each(['x', '../../x', "1' OR '1'='1", '[]', '%00', '', '0'])(
    'CA1: ignores ids not issued by the server (%#)',
    async (id) => {
      const { status, code, data } = await getImage(`?id=${encodeURIComponent(id)}`);
      expect({ status, code }).toEqual({ status: 200, code: 200 });
      expect(data.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );

  it('400: rejects an overlong id', async () => {
    expect(await getImage(`?id=${'x'.repeat(10_240)}`)).toMatchObject({ status: 400, code: 0, data: null });
  });

  it('CA1: refreshing a picture voids the previous one', async () => {
    const id = await knownImage();
    expect((await getImage(`?id=${id}`)).data.id).not.toBe(id);
    expect(await api.post(check, { id, code: 'ABCDE' })).toMatchObject({ code: 0 });
  });

  it('CA1: a tenth refresh within a minute must wait, in this browser only', async () => {
    const first = await getImage();
    const mine = { cookie: cookieOf(first) };
    expect(mine.cookie).toMatch(/^qicheng-browser=/);
    await askTenTimes(mine);
    expect(await getImage('', mine)).toMatchObject({ status: 200, code: 0, msg: '操作频繁，稍后再重试' });
    expect((await getImage()).code).toBe(200);
  });

  it('[spec 5]: the tenth click in a fresh browser must wait', async () => {
    const first = await getImage();
    const mine = { cookie: cookieOf(first) };
    let { id } = first.data;
    for (let click = 1; click <= 9; click += 1) {
      const next = await askForImage(`?id=${id}`, mine);
      expectPictureOrBusy(next);
      if (next.code === 200) id = next.data.id;
    }
    expect(await getImage(`?id=${id}`, mine)).toMatchObject({ code: 0, msg: '操作频繁，稍后再重试' });
  });

  it('CA1: a client that discards the cookie is counted by address and told so', async () => {
    await askTenTimes();
    const refused = await getImage();
    expect(refused).toMatchObject({ code: 0, msg: '操作频繁，稍后再重试' });
    expect((await getImage('', { cookie: cookieOf(refused) })).code).toBe(200);
  });
});

describe('POST /captcha/check', () => {
  it('200: returns a pass for the displayed text, in any case, with surrounding spaces', async () => {
    const answer = await api.post(check, { id: await knownImage(), code: ' abcde ' });
    expect(answer).toMatchObject({ status: 200, code: 200 });
    expect(answer.data).toMatchObject({
      pass: expect.stringMatching(/^[\w-]{43}$/) as string,
      expires: 120,
    });
  });

  it('CA1: a second check of a picture fails, even a correct one', async () => {
    const id = await knownImage();
    expect((await api.post(check, { id, code: 'ABCDE' })).code).toBe(200);
    expect(await api.post(check, { id, code: 'ABCDE' })).toMatchObject({
      code: 0,
      msg: '请输入正确的图形验证码',
    });
  });

  it('CA1: one wrong answer voids a picture', async () => {
    const id = await knownImage();
    for (const code of ['AAAAA', 'AAAAC', 'AAAAD', 'ABCDE']) {
      expect((await api.post(check, { id, code })).code).toBe(0);
    }
  });

  it('CA1: of 20 concurrent correct answers, one gets a pass', async () => {
    const id = await knownImage();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(check, { id, code: 'ABCDE' })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('CA1: stores answer and pass as hashes', async () => {
    const id = await knownImage();
    const { data } = await api.post(check, { id, code: 'ABCDE' });
    const rows = JSON.stringify(await visitor.database.imageChallenge.findMany());
    expect(rows).not.toContain((data as { pass: string }).pass);
    expect(rows).not.toContain('ABCDE');
  });

  it('0: rejects a picture that was never issued', async () => {
    expect(await api.post(check, { id: randomUUID(), code: 'ABCDE' })).toMatchObject({
      status: 200,
      code: 0,
    });
  });

  it.each([
    ['an invalid id', { id: '../../x' }],
    ['a code with punctuation', { code: 'AB-DE' }],
    ['an overlong code', { code: 'A'.repeat(10_000) }],
    ['no code', { code: '' }],
    ['a code that is an object', { code: { $ne: '' } }],
  ])('400: %s', async (_name, field) => {
    const answer = await api.post(check, { id: randomUUID(), code: 'ABCDE', ...field });
    expect(answer).toMatchObject({ status: 400, code: 0, msg: '请输入正确的图形验证码' });
  });
});

// Last: this uses up the renderer's budget for the rest of its second.
describe('a flood of requests', () => {
  it('CA3: from one address costs few pictures', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        askForImage('', { cookie: `qicheng-browser=${String(index).padStart(43, 'x')}` }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(75);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  });
});

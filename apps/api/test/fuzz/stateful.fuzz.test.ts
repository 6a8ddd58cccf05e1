import { randomUUID } from 'node:crypto';
import { endpoints } from '@qicheng/contract/endpoints';
import { AiCountService } from '@qicheng/core/ai-count';
import { CodeChallengeService } from '@qicheng/core/auth';
import { CatalogueService } from '@qicheng/core/catalogue';
import { CryptoService } from '@qicheng/core/platform';
import { phoneIndexOf } from '@qicheng/core/platform/blind-index';
import type { Database } from '@qicheng/db';
import { changedTables } from '@qicheng/testing/database-state';
import { timeLimit } from '@qicheng/testing/open-database';
import fc from 'fast-check';
import { CaseMaker } from './case-maker.js';
import { fuzzOptions } from './env.js';
import { type Model, steps, type Walk } from './flow-model.js';
import { requestOf } from './fuzz-case.js';
import { type Ground, openGround } from './ground.js';
import { Random } from './random.js';
import { Sender } from './sender.js';

/** Steps whose precondition does not hold are skipped. */
const STEPS = 60;
/** Small, so that walks run out of counts. */
const GIFT = 3;
const PASSWORD = 'Luming-2026a';
const MAX_TOGETHER = 20;

const { seed, walks } = fuzzOptions();
jest.setTimeout(timeLimit(40 * 60_000));

let ground: Ground;
let database: Database;
let phones = 13_700_000_000;
beforeAll(async () => {
  ground = await openGround();
  database = ground.api.openDatabase();
  await ground.api.app.get(CatalogueService, { strict: false }).seed();
});
afterAll(async () => {
  await database.$disconnect();
  await ground.stop();
});

const get = <T>(token: abstract new (...args: never[]) => T): T =>
  ground.api.app.get<T>(token, { strict: false });
const findBreaches = () => get(AiCountService).findBreaches();

/** Registers a user through the API with a code and grants AI counts. */
async function register(): Promise<{ model: Model; real: Walk }> {
  const phone = String((phones += 1));
  const recipientIndex = phoneIndexOf(get(CryptoService), phone);
  const { challengeId, code } = await get(CodeChallengeService).create(
    { recipientIndex, purpose: 'register' },
    300,
  );
  await database.throttle.deleteMany();
  const form = { phone, password: PASSWORD, code, msg_id: challengeId };
  const { data } = await ground.api.post('/user/jyqRegister', form);
  const { token } = data as { token: string };
  const { id: userId } = await database.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  await get(AiCountService).grant(userId, { key: randomUUID(), amount: GIFT, source: 'test' });
  const { balance } = await database.aiCountBalance.findUniqueOrThrow({ where: { userId } });
  return {
    model: { isSignedIn: true, isClosing: false, balance, resumes: [], orders: [] },
    real: {
      api: ground.api,
      database,
      phone,
      password: PASSWORD,
      userId,
      token,
      asked: 0,
      call: ground.api.as(token),
      resumes: [],
      orders: [],
    },
  };
}

describe('random sequences of one account’s calls [fuzz 9]', () => {
  it('match a small model, in any order', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(steps(), { maxCommands: STEPS, size: 'max' }), async (commands) => {
        const made = await register();
        await fc.asyncModelRun(() => made, commands);
        taken += String(commands).split(',').length;
        expect(await findBreaches()).toEqual([]);
      }),
      { seed, numRuns: walks, endOnFailure: false, markInterruptAsFailure: true },
    );
    process.stderr.write(`stateful: seed ${seed}, ${walks} walks, ${taken} steps taken\n`);
  });
});

describe('concurrent calls', () => {
  it('keep the ledger, the versions, a résumé’s single share and other users’ rows consistent', async () => {
    const { state, world } = ground;
    const maker = new CaseMaker(world, state.columnNames);
    const senders = Array.from({ length: MAX_TOGETHER }, () => new Sender(ground.api.url));
    state.watch(world.b.userId);
    await state.keep();
    let sent = 0;
    const problems: string[] = [];
    for (let round = 0; round < walks; round += 1) {
      const random = new Random(seed, -3_000 - round);
      await state.restore();
      const before = await state.digest();
      const versions = await versionsOfAll();
      const together = senders.slice(0, random.int(2, MAX_TOGETHER));
      const answers = await Promise.all(
        together.map((sender) => {
          const fuzzCase = maker.make(random.pick(endpoints), 'valid', random);
          return sender.send(requestOf(fuzzCase)).then((answer) => ({ answer, fuzzCase }));
        }),
      );
      sent += answers.length;
      for (const { answer, fuzzCase } of answers) {
        const isLimit = answer.status === 503 && 'retry-after' in answer.headers;
        if (answer.problem !== null || (answer.status >= 500 && !isLimit))
          problems.push(
            `round ${round}: ${fuzzCase.endpoint.route}: ${answer.status} ${answer.problem ?? ''}`,
          );
      }
      const after = await state.digest();
      const foreign = changedTables(before.of[world.b.userId], after.of[world.b.userId]);
      if (foreign.length > 0) problems.push(`round ${round}: rows of somebody else's in ${foreign.join()}`);
      const now = await versionsOfAll();
      for (const [id, version] of now)
        if (version < (versions.get(id) ?? 0)) problems.push(`round ${round}: a version went back`);
      for (const breach of await findBreaches()) problems.push(`round ${round}: ${JSON.stringify(breach)}`);
    }
    for (const sender of senders) sender.close();
    process.stderr.write(`concurrent: ${walks} rounds, ${sent} calls, ${problems.length} problems\n`);
    expect(problems.join('\n')).toBe('');
  });
});

const versionsOfAll = async (): Promise<Map<string, number>> =>
  new Map((await database.resume.findMany()).map(({ id, version }) => [id, version]));

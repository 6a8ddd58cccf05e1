import { finishGuide, getGuideState, setGuideStep } from '@qicheng/contract/guide/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the editor tour', () => {
  it('starts before its first step, advances, and finishes permanently', async () => {
    const { call } = await openAccount(api, '13800000101');
    expect(await call(getGuideState, {})).toEqual({ guide: 'pc', step: 0, isFinished: false });
    expect(await call(setGuideStep, { step: 3 })).toEqual({ guide: 'pc', step: 3, isFinished: false });
    expect(await call(finishGuide, {})).toEqual({ guide: 'pc', step: 3, isFinished: true });
    // The other tab lags behind.
    expect((await call(setGuideStep, { step: 4 })).isFinished).toBe(true);
    expect((await call(finishGuide, {})).isFinished).toBe(true);
  });

  it('restarts from step 0', async () => {
    const { call } = await openAccount(api, '13800000102');
    await call(finishGuide, {});
    expect(await call(setGuideStep, { step: 0 })).toEqual({ guide: 'pc', step: 0, isFinished: false });
  });

  it('is stored per tour and per user', async () => {
    const first = await openAccount(api, '13800000103');
    const second = await openAccount(api, '13800000104');
    await first.call(finishGuide, { guide: 'import' });
    expect((await first.call(getGuideState, { guide: 'import' })).isFinished).toBe(true);
    expect((await first.call(getGuideState, { guide: 'share' })).isFinished).toBe(false);
    expect((await second.call(getGuideState, { guide: 'import' })).isFinished).toBe(false);
  });

  it('uses the wire format of the specification', async () => {
    const { token } = await openAccount(api, '13800000105');
    const answer = await api.post('/myinfo/setUserFinishPcGuide', { token });
    expect(answer).toMatchObject({ status: 200, code: 1, data: { guide: 'pc', step: 0, isFinish: 1 } });
  });
});

describe('rejected', () => {
  it('401: a visitor', async () => {
    expect((await api.post('/myinfo/modifyguide', { step: 1 })).status).toBe(401);
  });

  it('400: an invalid step or tour', async () => {
    const { token } = await openAccount(api, '13800000106');
    for (const body of [{ step: -1 }, { step: 100 }, { step: 1.5 }, {}, { guide: 'none', step: 1 }]) {
      expect((await api.post('/myinfo/modifyguide', { ...body, token })).status).toBe(400);
    }
  });
});

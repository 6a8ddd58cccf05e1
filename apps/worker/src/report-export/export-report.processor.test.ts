import { kindOf } from '@qicheng/ai/kinds';
import type { ReportedRun, ReportExportClaim, ReportExportRunService } from '@qicheng/core/report-export';
import { FakeReportWriter } from '../../test/fake-renderers.js';
import { PrintRefusedError, PrintTimeoutError } from '../resume-export/printer.js';
import { ExportReportProcessor } from './export-report.processor.js';

const exportId = 'e1';
const terms = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };
const input = { offers: [terms, { ...terms, company: '样例银行' }], today: '2026-11-21' };

function runOf(changes: Partial<ReportedRun> = {}): ReportedRun {
  const kind = kindOf('offer');
  return {
    service: 'offer',
    step: 'analysis',
    title: '示例科技 / 样例银行',
    input,
    parent: null,
    result: kind?.analyse(kind.input.parse(input)),
    engine: { mode: 'rules', rulesVersion: '2026.11' },
    finishedAt: new Date(0),
    ...changes,
  };
}

/** Records what the processor does to the row. */
function setUp(
  format: ReportExportClaim['format'],
  run: ReportedRun | null,
  isClaimed = true,
  letter: string | null = null,
) {
  const did: unknown[] = [];
  const keep = (...what: unknown[]) => Promise.resolve(did.push(what) > 0);
  const claim: ReportExportClaim = {
    id: exportId,
    userId: 'u1',
    runId: 'r1',
    format,
    letter,
    claimedBy: 'me',
  };
  const runs: Pick<ReportExportRunService, 'claim' | 'findRun' | 'renew' | 'complete' | 'fail' | 'release'> =
    {
      claim: () => Promise.resolve(isClaimed ? claim : null),
      findRun: () => Promise.resolve(run),
      renew: () => Promise.resolve(true),
      complete: (_claim, { name, bytes }) => keep('complete', name, Buffer.from(bytes).toString()),
      fail: (_claim, errorCode) => keep('fail', errorCode),
      release: () => keep('release'),
    };
  const writer = new FakeReportWriter();
  const processor = new ExportReportProcessor(runs as ReportExportRunService, writer);
  return { did, writer, run: (isLastAttempt = false) => processor.run({ exportId }, { isLastAttempt }) };
}

describe('ExportReportProcessor', () => {
  it.each([
    ['pdf', 'pdf of Offer 对比报告'],
    ['word', 'word of Offer 对比报告'],
  ] as const)('prints a run as %s, named after its subject', async (format, text) => {
    const { did, run } = setUp(format, runOf());
    await run();
    expect(did).toEqual([['complete', 'Offer 对比报告 示例科技、样例银行', text]]);
  });

  it('prints a letter as its owner changed it, named after employer and post', async () => {
    const kind = kindOf('coverLetter');
    const question = { letter: '尊敬的王经理：\n我应聘茶艺师。', company: '青禾茶业', position: '茶艺师' };
    const input = { ...question, addressee: '', jd: '', resume: null, today: '2026-11-30' };
    const result = kind?.analyse(kind.input.parse(input));
    const run = runOf({ service: 'coverLetter', input, result });
    const { did, run: work } = setUp('pdf', run, true, '尊敬的李经理：\n我应聘店长。');
    await work();
    const name = '求职信 青禾茶业 茶艺师';
    expect(did).toEqual([['complete', name, `letter ${name}: 尊敬的李经理：/我应聘店长。`]]);
  });

  it('prints no letter for a run of another service', async () => {
    const { did, run } = setUp('pdf', runOf(), true, '尊敬的李经理：');
    await run();
    expect(did).toEqual([['fail', 'unprintable']]);
  });

  it('does nothing if there is nothing to claim', async () => {
    const { did, run } = setUp('pdf', runOf(), false);
    await run();
    expect(did).toEqual([]);
  });

  it.each([
    ['a deleted run', null],
    ['a reference answer whose analysis was deleted', runOf({ step: 'reference' })],
    ['a service without a printed form', runOf({ step: 'reference', parent: { input, result: {} } })],
  ])('ends %s at once', async (_what, run) => {
    const { did, run: work } = setUp('pdf', run);
    await work();
    expect(did).toEqual([['fail', 'unprintable']]);
  });

  it('releases the export for a retry, and fails it at the last attempt', async () => {
    const { did, writer, run } = setUp('pdf', runOf());
    writer.work = () => Promise.reject(new Error('browser died'));
    await expect(run()).rejects.toThrow('browser died');
    await expect(run(true)).rejects.toThrow('browser died');
    expect(did).toEqual([['release'], ['fail', 'broken']]);
  });

  it('retries after a timeout, and does not blame the content at the last attempt', async () => {
    const { did, writer, run } = setUp('pdf', runOf());
    writer.work = () => Promise.reject(new PrintTimeoutError('20 s'));
    await expect(run()).rejects.toThrow('20 s');
    await expect(run(true)).rejects.toThrow('20 s');
    expect(did).toEqual([['release'], ['fail', 'timedOut']]);
  });

  it('ends at once if the content is too large', async () => {
    const { did, writer, run } = setUp('pdf', runOf());
    writer.work = () => Promise.reject(new PrintRefusedError('book'));
    await run();
    expect(did).toEqual([['fail', 'tooLarge']]);
  });
});
